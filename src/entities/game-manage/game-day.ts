import { area, date, int, money, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'gameDay',
  service: 'game',
  api: 'day',
  label: ['game', 'day'],
  scale: 5_000_000,
  demo: 1_500,
  keep: 'always', // figures that years are compared by
  scopedBy: 'area',
  fields: {
    day: date({ readOnly: true }),
    game: ref('game', { readOnly: true }),
    vendor: ref('gameVendor', { readOnly: true }),
    area: area({ group: 'state', readOnly: true }),
    client: ref('client', { readOnly: true }),
    entry: oneOf(['gameHome', 'liveRoom', 'taskCenter', 'home', 'search'], { readOnly: true }),
    shown: int({ readOnly: true }),
    opens: int({ readOnly: true }),
    starts: int({ readOnly: true }),
    players: int({ readOnly: true }),
    newPlayers: int({ readOnly: true }),
    minutes: int({ readOnly: true }),
    retention1d: percent({ readOnly: true }),
    payers: int({ readOnly: true }),
    staked: int({ readOnly: true }),
    won: int({ readOnly: true }),
    returnRate: percent({ readOnly: true }),
    net: int({ readOnly: true }),
    vendorShare: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    limitHits: int({ readOnly: true }),
    failRate: percent({ readOnly: true }),
  },
  ledger: true,
})
