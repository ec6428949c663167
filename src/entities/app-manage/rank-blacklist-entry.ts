import { area, choice, deepLink, instant, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'rankBlacklistEntry',
  service: 'cms',
  api: 'rank/blacklist',
  label: 'target',
  scale: 20_000,
  demo: 80,
  scopedBy: 'area',
  fields: {
    area: area({ group: 'rank', required: true }),
    target: deepLink({ of: ['MOVIE', 'DRAMA', 'SHORT', 'STAR', 'TOPIC', 'LIVE_ROOM', 'ALBUM'], required: true }),
    ranks: refs('rank', { emptyMeans: 'all' }),
    reason: choice({ dictionary: 'rankBlockReason', required: true }),
    note: string({ max: 200 }), // required for other
    expiresAt: instant(),
  },
  states: {
    active: { lift: 'lifted', byTime: 'expired' },
    lifted: { restore: 'active' },
    expired: { restore: 'active' },
  },
  clock: [{ states: ['active'], until: 'expiresAt' }],
  unique: [['area', 'target']],
})
