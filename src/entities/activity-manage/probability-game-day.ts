import { area, date, decimal, int, money, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'probabilityGameDay',
  service: 'activity',
  api: 'probabilityGame/day',
  label: ['game', 'day'],
  scale: 2_000_000,
  demo: 1_200,
  keep: 'always', // figures that years are compared by
  scopedBy: 'area',
  groups: {
    identity: ['day', 'game', 'client'],
    money: ['paid', 'net', 'rewardCost', 'currency'],
    safety: ['complaints'],
    audience: ['area'],
    results: [
      'viewers',
      'players',
      'newPlayers',
      'plays',
      'freePlays',
      'staked',
      'returnRate',
      'expectedReturn',
      'jackpotPaid',
      'stakePerPlayer',
      'nextDayReturn',
      'limitHits',
    ],
  },
  fields: {
    day: date({ readOnly: true }),
    game: ref('probabilityGame', { readOnly: true }),
    area: area({ group: 'activity', readOnly: true }),
    client: ref('client', { readOnly: true }),
    viewers: int({ readOnly: true }),
    players: int({ readOnly: true }),
    newPlayers: int({ readOnly: true }),
    plays: int({ readOnly: true }),
    freePlays: int({ readOnly: true }),
    staked: int({ readOnly: true }),
    paid: int({ readOnly: true }),
    returnRate: percent({ readOnly: true }),
    expectedReturn: percent({ readOnly: true }),
    net: int({ readOnly: true }), // staked - paid - jackpot contribution
    jackpotPaid: int({ readOnly: true }),
    rewardCost: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    stakePerPlayer: decimal({ readOnly: true }),
    limitHits: int({ readOnly: true }), // users stopped by a stake or loss limit
    nextDayReturn: percent({ readOnly: true }), // players back on the next day
    complaints: int({ readOnly: true }),
  },
  ledger: true,
})
