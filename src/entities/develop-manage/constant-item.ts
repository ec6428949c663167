import { bool, captions, color, image, int, json, order, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A value that records hold is never changed or deleted, only disabled; old records keep showing its caption, greyed.
 * At most one default per dictionary; a parent may not be its own descendant.
 */
export default defineEntity({
  name: 'constantItem',
  service: 'cms',
  label: 'caption',
  search: ['caption', 'value'],
  scale: 30_000,
  demo: 900,
  fields: {
    constant: ref('constant', { required: true }),
    value: string({ max: 64, required: true }), // a whole number where the dictionary says int
    caption: captions({ required: true }),
    parent: ref('constantItem'),
    color: color(),
    icon: image(),
    extra: json<Record<string, string | number | boolean>>(), // flat map for the code that reads it; up to 2 KB
    default: bool({ default: false }),
    replacedBy: ref('constantItem'), // set when retired; forms offer it instead
    uses: int({ readOnly: true }), // records holding the value; counted nightly
    order: order(),
    enabled: bool({ default: true }),
  },
  unique: [['constant', 'value']],
})
