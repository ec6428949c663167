import { areas, bool, captions, choice, image, int, oneOf, order, rows } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** What companions are booked for, within a band of prices. */
export default defineEntity({
  name: 'escortSkill',
  service: 'escort',
  api: 'skill',
  label: 'name',
  lead: { picture: 'icon' },
  scale: 300,
  demo: 16,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'kind'],
    contents: ['ranks'],
    media: ['icon'],
    audience: ['areas'],
    results: ['escorts', 'orders30d'],
    settings: ['unit', 'minPrice', 'maxPrice', 'proofNeeded', 'position', 'enabled'],
  },
  fields: {
    name: captions({ max: 24, required: true }),
    kind: oneOf(['game', 'voiceChat', 'singing', 'study', 'movieTogether'], { required: true }),
    icon: image({ required: true }),
    unit: oneOf(['match', 'halfHour', 'hour'], { required: true }),
    minPrice: int({ min: 1, required: true }), // coins a unit
    maxPrice: int({ max: 100000, required: true }),
    ranks: rows(
      {
        code: choice({ dictionary: 'companionRank', required: true }),
        maxPrice: int({ min: 1 }), // coins a unit
      },
      { max: 20, distinct: 'code' },
    ),
    proofNeeded: bool({ default: true }),
    areas: areas({ group: 'state', required: true }),
    escorts: int({ readOnly: true }),
    orders30d: int({ readOnly: true }),
    position: order(),
    enabled: bool({ default: false, role: 'switch' }),
  },
})
