import { areas, bool, group, instant, int, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * The three shares sum to 100 %; the pool belongs to the players, it is never lowered by hand, only raised (seedTopUp)
 * or paid out. Switching off pays the pool into the same level of a follow-up game or to the players of the last 7
 * days.
 */
export default defineEntity({
  name: 'probabilityJackpot',
  service: 'activity',
  api: 'probabilityGame/jackpot',
  label: ['game', 'level'],
  scale: 500,
  demo: 16,
  scopedBy: 'areas',
  groups: {
    identity: ['game', 'level', 'lastWinner'],
    contents: ['numbers'],
    money: ['paid30d'],
    people: ['pool'],
    audience: ['areas'],
    schedule: ['lastHitAt'],
    results: ['current', 'hits30d'],
    settings: [
      'seed',
      'cap',
      'contribution',
      'trigger',
      'hitPpm',
      'firstShare',
      'roomShare',
      'anchorShare',
      'announce',
      'enabled',
    ],
  },
  fields: {
    game: ref('probabilityGame', { required: true }),
    level: oneOf(['mini', 'minor', 'major', 'grand'], { required: true }),
    areas: areas({ group: 'activity', required: true }),
    seed: int({ min: 0, required: true }), // coins put in by the company after a hit
    cap: int({ min: 1, required: true }), // above it contributions go to the next level
    contribution: percent({ max: 10, min: 0, required: true }), // of every stake
    trigger: oneOf(['number', 'random', 'fullPool'], { required: true }),
    numbers: group({
      digits: int({ min: 3, max: 6, required: true }),
      winning: int({ min: 1, max: 100, required: true }),
      drawAt: string({ max: 40, required: true }),
    }),
    hitPpm: int({ max: 1000000, min: 1 }), // random
    firstShare: percent({ default: 70 }),
    roomShare: percent({ default: 20 }), // shared by those who played in the room in the last 10 minutes
    anchorShare: percent({ default: 10 }),
    pool: ref('prizePool', { required: true }), // type jackpot; holds the coins
    current: int({ readOnly: true }), // of pool
    lastWinner: ref('user', { readOnly: true }),
    lastHitAt: instant({ readOnly: true }),
    hits30d: int({ readOnly: true }),
    paid30d: int({ readOnly: true }),
    announce: oneOf(['none', 'room', 'area'], { default: 'area' }),
    enabled: bool({ default: false, role: 'switch' }),
  },
  unique: [['game', 'level', 'areas']],
})
