import { area, date, group, int, money, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'integralDay',
  service: 'task',
  api: 'integral/day',
  label: 'day',
  scale: 1_000_000,
  demo: 900,
  keep: 'always', // figures that years are compared by
  scopedBy: 'area',
  groups: {
    identity: ['day', 'client'],
    contents: ['issuedByKind'],
    money: ['spent', 'liability', 'withdrawn', 'storeCost', 'partnerIncome', 'currency'],
    audience: ['area'],
    results: [
      'earners',
      'spenders',
      'issued',
      'expired',
      'clawedBack',
      'outstanding',
      'taskUsers',
      'retention7d',
      'burnRate',
    ],
  },
  fields: {
    day: date({ readOnly: true }),
    area: area({ group: 'state', readOnly: true }),
    client: ref('client', { readOnly: true }),
    earners: int({ readOnly: true }),
    spenders: int({ readOnly: true }),
    issued: int({ readOnly: true }),
    issuedByKind: group(
      { task: int(), signIn: int(), invite: int(), activity: int(), partner: int(), recharge: int(), other: int() },
      { readOnly: true },
    ),
    spent: int({ readOnly: true }),
    expired: int({ readOnly: true }),
    clawedBack: int({ readOnly: true }),
    outstanding: int({ readOnly: true, figure: 'average' }), // at the end of the day
    liability: money({ readOnly: true, figure: 'average' }),
    withdrawn: money({ readOnly: true }),
    storeCost: money({ readOnly: true }),
    partnerIncome: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    taskUsers: int({ readOnly: true }), // finished at least one task
    retention7d: percent({ readOnly: true }), // of taskUsers
    burnRate: percent({ readOnly: true }), // spent and expired against issued
  },
  ledger: true,
})
