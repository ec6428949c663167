import { areas, because, deepLink, instant, int, oneOf, percent, ref, refs } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'waterfallItem',
  service: 'community',
  api: 'waterfall',
  label: ['dynamic', 'target'],
  scale: 50_000,
  demo: 140,
  scopedBy: 'areas',
  groups: {
    identity: ['dynamic', 'target'],
    people: ['reason'],
    audience: ['areas', 'clients', 'userTags'],
    schedule: ['startAt', 'endAt'],
    results: ['shown', 'clickRate', 'usualRate'],
    settings: ['effect', 'position', 'weight'],
  },
  fields: {
    dynamic: ref('dynamic'), // one of dynamic and target
    target: deepLink({ of: ['TOPIC', 'ALBUM', 'LIVE_ROOM', 'MOVIE', 'DRAMA', 'SHORT'] }),
    effect: oneOf(['position', 'boost', 'lower', 'exclude'], { required: true }),
    position: int({ max: 50, min: 1 }), // position only; one per area, client and time
    weight: percent({ max: 500, min: 0 }),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    userTags: refs('userTag', { emptyMeans: 'everyone' }),
    startAt: instant({ required: true }),
    endAt: instant({ required: true }), // 30 d at most
    reason: because({ max: 200 }),
    shown: int({ readOnly: true }),
    clickRate: percent({ readOnly: true }),
    usualRate: percent({ readOnly: true }), // of that position without placement
  },
  states: {
    scheduled: { byTime: 'live', stop: 'stopped' },
    live: { byTime: 'ended', stop: 'stopped' },
    ended: {},
    stopped: { resume: 'scheduled' },
  },
  clock: [
    { states: ['scheduled'], from: 'startAt' },
    { states: ['live'], until: 'endAt' },
  ],
})
