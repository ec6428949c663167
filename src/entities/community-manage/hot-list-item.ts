import { area, because, captions, deepLink, group, instant, int, oneOf, order, percent, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** 3 pins at most per list and area, never two on one place; paid placement carries badge official. */
export default defineEntity({
  name: 'hotListItem',
  service: 'community',
  api: 'hotList',
  label: ['wording', 'topic', 'user', 'dynamic', 'target'],
  scale: 20_000,
  demo: 200,
  scopedBy: 'area',
  groups: {
    identity: ['dynamic', 'topic', 'target', 'user', 'wording', 'source'],
    contents: ['heatParts'],
    people: ['reason'],
    audience: ['area'],
    schedule: ['pinnedAt', 'until'],
    results: ['rank', 'change', 'heat'],
    settings: ['list', 'badge', 'boost', 'order'],
  },
  fields: {
    list: oneOf(['posts', 'topics', 'titles', 'creators'], { required: true }),
    area: area({ group: 'state', required: true }),
    dynamic: ref('dynamic'), // exactly one of dynamic topic target user
    topic: ref('topic'),
    target: deepLink({ of: ['MOVIE', 'DRAMA', 'SHORT', 'STAR', 'LIVE_ROOM'] }),
    user: ref('user'),
    wording: captions({ max: 30 }), // replaces the name shown
    badge: oneOf(['none', 'new', 'hot', 'boiling', 'official'], { default: 'none' }),
    rank: int({ readOnly: true }), // now
    change: int({ readOnly: true }), // places since an hour ago
    heat: int({ readOnly: true }),
    heatParts: group(
      { searches: int(), views: int(), posts: int(), interactions: int(), decay: percent() },
      { readOnly: true },
    ),
    boost: percent({ max: 300, min: -90, default: 0 }),
    pinnedAt: int({ max: 50, min: 1 }), // fixed place
    until: instant(), // end of boost or pin; 72 h at most
    source: oneOf(['algorithm', 'manual'], { readOnly: true }),
    reason: because({ max: 200, required: false }), // required with boost or pin or block
    order: order({ readOnly: true }),
  },
  states: {
    listed: { block: 'blocked', byAlgorithm: 'dropped' },
    blocked: { unblock: 'listed', byTime: 'listed' },
    dropped: {},
    candidate: { byAlgorithm: 'listed', pin: 'listed' },
  },
  clock: [{ states: ['blocked'], until: 'until' }],
})
