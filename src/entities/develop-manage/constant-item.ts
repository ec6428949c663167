import { bool, captions, color, image, int, order, ref, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A value that records hold or code knows is never changed or deleted, only disabled; old records keep showing its caption, greyed.
 * At most one default per dictionary; a parent may not be its own descendant.
 */
export default defineEntity({
  name: 'constantItem',
  service: 'cms',
  label: 'caption',
  lead: { picture: 'icon' },
  search: ['caption', 'value'],
  scale: 30_000,
  demo: 287,
  scopedBy: false,
  groups: {
    identity: ['constant', 'caption', 'parent', 'replacedBy', 'value'],
    contents: ['extra', 'fixedWhy'],
    media: ['icon'],
    results: ['uses'],
    settings: ['color', 'default', 'order', 'enabled'],
  },
  fields: {
    constant: ref('constant', { required: true }),
    value: string({ max: 64, required: true }), // a whole number where the dictionary says int
    caption: captions({ required: true }),
    parent: ref('constantItem'),
    color: color(),
    icon: image(),
    /** For the code that reads the item. */
    extra: rows(
      { name: string({ max: 40, required: true }), text: string({ max: 200, required: true }) },
      { max: 10, distinct: 'name' },
    ),
    default: bool({ default: false }),
    replacedBy: ref('constantItem'), // set when retired; forms offer it instead
    uses: int({ readOnly: true }), // records that hold the value, counted by the hour
    /** What code does with the item; empty where it is the staff's alone. */
    fixedWhy: captions({ readOnly: true }),
    order: order(),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['constant', 'value']],
  ordered: { by: 'order', within: ['constant'] },
})
