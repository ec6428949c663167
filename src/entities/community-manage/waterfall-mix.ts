import { area, duration, int, oneOf, percent, refs, rows } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'waterfallMix',
  service: 'community',
  api: 'waterfall/mix',
  label: 'area',
  scale: 120,
  demo: 8,
  scopedBy: 'area',
  groups: {
    identity: ['area'],
    contents: ['sources'],
    audience: ['clients'],
    settings: ['halfLife', 'perAuthor', 'perTopic', 'minQuality', 'adEvery', 'repeatDays', 'trafficPercent'],
  },
  fields: {
    area: area({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    sources: rows(
      {
        source: oneOf(['hot', 'fresh', 'following', 'interest', 'topic', 'review', 'liveRoom', 'coldStart'], {
          required: true,
        }),
        share: percent({ min: 0, max: 100, required: true }),
      },
      { max: 8, distinct: 'source', totals: { share: 100 }, required: true },
    ),
    halfLife: duration({ default: 43200 }), // of a post's heat
    perAuthor: int({ max: 10, min: 1, default: 2 }), // in 20 posts
    perTopic: int({ default: 3 }),
    minQuality: int({ max: 100, min: 0, default: 30 }),
    adEvery: int({ max: 50, min: 0, default: 8 }), // 0 means none
    repeatDays: int({ default: 7 }), // a seen post stays away
    trafficPercent: percent({ default: 100 }), // share of users on this version while testing
  },
  states: {
    draft: { startTest: 'testing' },
    testing: { publish: 'live' },
    live: { byNext: 'archived', byRollback: 'archived' },
    archived: { byRollback: 'live' },
  },
})
