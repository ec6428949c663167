import { int, money, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'shortShareLine',
  service: 'short',
  api: 'share/line',
  label: ['short', 'country'],
  scale: 20_000_000,
  demo: 1_200,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  groups: {
    identity: ['statement', 'short', 'country'],
    money: ['coins', 'coinIncome', 'adIncome', 'vipIncome', 'deductions', 'rate', 'share', 'currency'],
    results: ['unlocks', 'payers', 'vipMinutes'],
  },
  fields: {
    statement: ref('shortShareStatement', { readOnly: true }),
    short: ref('short', { readOnly: true }),
    country: ref('country', { readOnly: true }),
    unlocks: int({ readOnly: true }),
    payers: int({ readOnly: true }),
    coins: int({ readOnly: true }),
    coinIncome: money({ readOnly: true }),
    adIncome: money({ readOnly: true }),
    vipMinutes: int({ readOnly: true }),
    vipIncome: money({ readOnly: true }),
    deductions: money({ readOnly: true }),
    rate: percent({ readOnly: true }),
    share: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
  },
  unique: [['statement', 'short', 'country']],
  ledger: true,
})
