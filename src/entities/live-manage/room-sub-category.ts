import { areas, bool, captions, image, int, oneOf, order, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Its areas stay within those of its category.
 */
export default defineEntity({
  name: 'roomSubCategory',
  service: 'live',
  label: 'name',
  lead: { picture: 'cover', also: 'code' },
  search: ['name', 'code'],
  scale: 2_000,
  demo: 48,
  scopedBy: 'areas',
  groups: {
    identity: ['category', 'name', 'code', 'game'],
    media: ['cover'],
    audience: ['areas'],
    results: ['roomsLive'],
    settings: ['minAnchorLevel', 'ageLimit', 'order', 'enabled'],
  },
  fields: {
    category: ref('roomCategory', { required: true }),
    name: captions({ max: 40, required: true }),
    code: string({ max: 32, unique: true, required: true, role: 'code' }),
    cover: image(),
    game: ref('game'), // for categories of kind game
    areas: areas({ group: 'liveSetting', required: true }), // within the parent's areas
    minAnchorLevel: int({ max: 60, min: 1, default: 1 }),
    ageLimit: oneOf(['none', 'a16', 'a18'], { default: 'none' }),
    order: order(),
    roomsLive: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['category', 'code']],
  ordered: { by: 'order', within: ['category'] },
})
