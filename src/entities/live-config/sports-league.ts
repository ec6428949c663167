import { areas, bool, captions, date, image, oneOf, order, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'sportsLeague',
  service: 'live',
  api: 'sports/league',
  label: 'name',
  lead: { picture: 'logo' },
  search: ['name', 'sourceId'],
  scale: 500,
  demo: 12,
  scopedBy: 'rightsAreas',
  groups: {
    identity: ['name', 'sourceId'],
    media: ['logo'],
    schedule: ['rightsTo'],
    settings: ['sport', 'season', 'rightsAreas', 'order', 'enabled'],
  },
  fields: {
    name: captions({ max: 60, required: true }),
    sport: oneOf(
      ['football', 'basketball', 'cricket', 'volleyball', 'badminton', 'tennis', 'boxing', 'motor', 'esports'],
      { required: true },
    ),
    logo: image({ required: true }),
    season: string({ max: 20, required: true }),
    sourceId: string({ max: 60, role: 'code' }), // id at the data provider
    rightsAreas: areas({ group: 'liveSetting', required: true }),
    rightsTo: date({ required: true }),
    order: order(),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['sport', 'sourceId', 'season']],
})
