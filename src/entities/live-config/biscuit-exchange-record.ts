import { int, oneOf, ref, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * One exchange. It is taken back in one piece, and only while the wallet still holds the coins.
 */
export default defineEntity({
  name: 'biscuitExchangeRecord',
  service: 'live',
  api: 'biscuits/record',
  label: 'exchangeNo',
  scale: 20_000_000,
  demo: 900,
  keep: 'always', // what the books rest on
  scopedBy: 'anchor',
  groups: {
    identity: ['exchangeNo', 'tier', 'anchor', 'guild'],
    money: ['biscuits', 'balanceAfter'],
    safety: ['riskFlags'],
    people: ['decisionNote'],
    results: ['getAmount'],
    settings: ['getKind'],
  },
  fields: {
    exchangeNo: string({ max: 24, unique: true, readOnly: true, role: 'code' }),
    tier: ref('biscuitExchange'),
    anchor: ref('anchor', { required: true }),
    guild: ref('guild'),
    biscuits: int({ readOnly: true }),
    getKind: oneOf(['coins', 'integral', 'vipDays', 'gift'], { readOnly: true }),
    getAmount: int({ readOnly: true }),
    balanceAfter: int({ readOnly: true }),
    riskFlags: rows(
      { code: oneOf(['rapid', 'sharedDevice', 'selfGifting'], { required: true }) },
      { readOnly: true, distinct: 'code', max: 3 },
    ),
    decisionNote: string({ max: 200 }),
  },
  states: {
    pendingRisk: { approve: 'done', bySystem: 'done', refuse: 'refused' },
    done: { reverse: 'reversed' },
    refused: {},
    reversed: {},
  },
})
