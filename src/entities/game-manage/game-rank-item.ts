import { area, because, decimal, instant, int, oneOf, percent, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Two items never lock one place; staked coins never enter the heat of a rank. */
export default defineEntity({
  name: 'gameRankItem',
  service: 'game',
  api: 'rank/item',
  label: 'game',
  scale: 100_000,
  demo: 240,
  scopedBy: 'area',
  groups: {
    identity: ['rank', 'game'],
    people: ['reason'],
    audience: ['area'],
    schedule: ['lockedUntil'],
    results: ['place', 'previousPlace', 'heat', 'players24h', 'minutes24h', 'clickRate'],
    settings: ['heatBoost', 'lockedPlace', 'availability'],
  },
  fields: {
    rank: ref('rank', { required: true }), // kind game
    area: area({ group: 'state', required: true }),
    place: int({ readOnly: true }),
    previousPlace: int({ readOnly: true }),
    game: ref('game', { required: true }),
    heat: decimal({ readOnly: true }),
    heatBoost: decimal({ max: 10, min: 0, default: 1 }),
    lockedPlace: int({ max: 100, min: 1 }),
    lockedUntil: instant(), // required with lockedPlace; at most 30 days
    reason: because({ max: 200, required: false }), // required with a boost or a lock
    players24h: int({ readOnly: true }),
    minutes24h: int({ readOnly: true }),
    clickRate: percent({ readOnly: true }),
    availability: oneOf(['ok', 'offline', 'maintenance', 'areaClosed'], { readOnly: true }),
  },
  unique: [['rank', 'area', 'game']],
})
