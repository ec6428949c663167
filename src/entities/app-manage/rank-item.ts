import { area, because, decimal, deepLink, instant, int, oneOf, percent, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A place is held by one item, for 30 days at most; locks and boosts have a reason. */
export default defineEntity({
  name: 'rankItem',
  service: 'cms',
  api: 'rank/item',
  label: 'target',
  scale: 2_000_000,
  demo: 1_500,
  keep: 'always', // as long as the title or the list that it belongs to
  scopedBy: 'area',
  groups: {
    identity: ['rank', 'target'],
    people: ['reason'],
    audience: ['area'],
    schedule: ['lockedUntil'],
    results: ['place', 'previousPlace', 'heat', 'plays24h', 'searches24h', 'clickRate'],
    settings: ['heatBoost', 'lockedPlace', 'availability'],
  },
  fields: {
    rank: ref('rank', { required: true }),
    area: area({ group: 'rank', required: true }),
    place: int({ readOnly: true }),
    previousPlace: int({ readOnly: true }),
    target: deepLink({ of: ['MOVIE', 'DRAMA', 'SHORT', 'STAR', 'TOPIC', 'LIVE_ROOM', 'ALBUM'], required: true }),
    heat: decimal({ readOnly: true }),
    heatBoost: decimal({ max: 10, min: 0, default: 1 }), // multiplies heat
    lockedPlace: int({ min: 1 }), // manual place; the others flow round it
    lockedUntil: instant(), // required with lockedPlace; at most 30 days
    reason: because({ max: 200, required: false }), // required with a boost or a lock
    plays24h: int({ readOnly: true }),
    searches24h: int({ readOnly: true }),
    clickRate: percent({ readOnly: true }),
    availability: oneOf(['ok', 'offline', 'noRights', 'expired'], { readOnly: true }),
  },
  unique: [['rank', 'area', 'target']],
})
