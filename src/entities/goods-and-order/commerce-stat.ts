import { area, bool, date, int, money, oneOf, percent, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'commerceStat',
  service: 'report',
  api: 'commerce/day',
  label: ['type', 'day'],
  scale: 50_000_000,
  demo: 8_000,
  keep: 'always', // figures that years are compared by
  scopedBy: 'area',
  groups: {
    identity: ['day', 'type', 'payChannel', 'gift', 'agent'],
    money: ['amountUsd', 'refundedUsd', 'feeUsd', 'coinsIn', 'coinsOut', 'balanceEnd'],
    people: ['pool'],
    audience: ['area', 'country', 'market'],
    results: ['users', 'newUsers', 'count', 'successRate', 'returnRate'],
    settings: ['final'],
  },
  fields: {
    day: date({ readOnly: true }),
    type: oneOf(['payment', 'coins', 'gift', 'luckGift', 'pool', 'dress', 'agent', 'firstPay'], { readOnly: true }),
    area: area({ group: 'state', readOnly: true }),
    country: ref('country', { readOnly: true }),
    market: ref('market', { readOnly: true }),
    payChannel: ref('payChannel', { readOnly: true }),
    gift: ref('gift', { readOnly: true }),
    pool: ref('prizePool', { readOnly: true }),
    agent: ref('agent', { readOnly: true }),
    users: int({ readOnly: true }),
    newUsers: int({ readOnly: true }),
    count: int({ readOnly: true }),
    successRate: percent({ readOnly: true }),
    amountUsd: money({ code: 'USD', readOnly: true }),
    refundedUsd: money({ code: 'USD', readOnly: true }),
    feeUsd: money({ code: 'USD', readOnly: true }),
    coinsIn: int({ readOnly: true }),
    coinsOut: int({ readOnly: true }),
    returnRate: percent({ readOnly: true }),
    balanceEnd: int({ readOnly: true }),
    final: bool({ readOnly: true }), // false until 02:00 UTC+8 of the next day
  },
  unique: [['day', 'type', 'country', 'market', 'payChannel', 'gift', 'pool', 'agent']],
  ledger: true,
})
