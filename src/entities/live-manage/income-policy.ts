import { areas, date, int, manyOf, money, oneOf, percent, ref, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A policy is written while it is a draft; afterwards a change is a copy of it, effective from a later period. Whoever
 * approves it is not who wrote it. The gift share with the highest rate of a tier stays within 80 % of what coins cost.
 */
export default defineEntity({
  name: 'incomePolicy',
  service: 'live',
  label: 'name',
  scale: 500,
  demo: 18,
  scopedBy: 'areas',
  groups: {
    identity: ['name'],
    contents: ['tiers'],
    money: ['currency', 'minPayout'],
    people: ['approvedBy', 'remark'],
    audience: ['areas'],
    schedule: ['effectiveFrom', 'effectiveTo'],
    results: ['guildCount', 'anchorCount'],
    settings: [
      'payee',
      'liveKinds',
      'giftShare',
      'luckyGiftShare',
      'gameShare',
      'minMinutesPerDay',
      'maxMinutesPerDay',
      'biscuitsPerUnit',
    ],
  },
  fields: {
    name: string({ max: 60, unique: true, required: true }),
    payee: oneOf(['independentAnchor', 'guildAnchor', 'guild'], { required: true }),
    areas: areas({ group: 'liveSetting', required: true }),
    liveKinds: manyOf(['video', 'voice', 'multiGuest', 'game', 'sports'], { required: true }),
    giftShare: percent({ max: 80, min: 0, required: true }), // biscuits per coin of ordinary gifts
    luckyGiftShare: percent({ max: 30, min: 0, required: true }),
    gameShare: percent({ max: 30, min: 0, default: 0 }),
    minMinutesPerDay: int({ max: 720, min: 0, default: 60 }), // makes an effective day
    maxMinutesPerDay: int({ max: 1440, min: 60, default: 480 }), // counted for base pay
    tiers: rows(
      {
        name: string({ max: 20, required: true }),
        minBiscuits: int({ min: 0, required: true }),
        minDays: int({ min: 0, max: 31, default: 0 }),
        minMinutes: int({ min: 0, default: 0 }),
        baseSalary: money({ min: 0, default: 0 }),
        bonus: money({ min: 0, default: 0 }),
        guildRate: percent({ min: 0, max: 50, default: 0 }),
      },
      { required: true, rising: 'minBiscuits', max: 30 },
    ),
    currency: string({ max: 3, required: true, default: 'USD' }),
    biscuitsPerUnit: int({ min: 1, required: true }), // biscuits for one major unit of the currency
    minPayout: money({ min: 0, required: true }), // below it the balance is carried over
    effectiveFrom: date({ required: true }), // first day of a settlement period
    effectiveTo: date(),
    guildCount: int({ readOnly: true }),
    anchorCount: int({ readOnly: true }),
    approvedBy: ref('account', { readOnly: true }),
    remark: string({ max: 300 }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'scheduled', reject: 'draft' },
    scheduled: { byTime: 'active' },
    active: { byTime: 'ended', end: 'ended' },
    ended: {},
  },
  clock: [
    { states: ['scheduled'], from: 'effectiveFrom' },
    { states: ['active'], until: 'effectiveTo' },
  ],
})
