import { bool, captions, image, int, oneOf, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'sportsTeam',
  service: 'live',
  api: 'sports/team',
  label: 'name',
  lead: { picture: 'logo' },
  search: ['name', 'sourceId'],
  scale: 5_000,
  demo: 60,
  scopedBy: false,
  groups: {
    identity: ['name', 'sourceId'],
    contents: ['shortName'],
    media: ['logo'],
    audience: ['country'],
    results: ['followers'],
    settings: ['sport', 'leagues', 'enabled'],
  },
  fields: {
    name: captions({ max: 60, required: true }),
    shortName: captions({ max: 12, required: true }),
    sport: oneOf(
      ['football', 'basketball', 'cricket', 'volleyball', 'badminton', 'tennis', 'boxing', 'motor', 'esports'],
      { required: true },
    ),
    logo: image({ required: true }),
    country: ref('country'),
    leagues: refs('sportsLeague'),
    sourceId: string({ max: 60, role: 'code' }),
    followers: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
