import { areas, bool, captions, instant, int, order, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** At most 200 items; an item off the shelf stays, greyed, and is skipped by the app. */
export default defineEntity({
  name: 'singleItem',
  service: 'cms',
  label: 'content',
  scale: 600_000,
  demo: 1_500,
  scopedBy: 'areas',
  groups: {
    identity: ['single', 'content'],
    people: ['note'],
    audience: ['areas'],
    schedule: ['from', 'to'],
    results: ['clicks30d'],
    settings: ['order', 'pinned'],
  },
  fields: {
    single: ref('single', { required: true }),
    content: ref('contentItem', { required: true }),
    order: order(),
    pinned: bool({ default: false }),
    note: captions({ max: 80 }),
    areas: areas({ group: 'state' }), // empty follows the list
    from: instant(),
    to: instant(), // after from
    clicks30d: int({ readOnly: true }),
  },
  ordered: { by: 'order', within: ['single'] },
  unique: [['single', 'content']],
})
