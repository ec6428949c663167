import {
  areas,
  bool,
  date,
  decimal,
  file,
  group,
  instant,
  int,
  languages,
  manyOf,
  money,
  oneOf,
  percent,
  ref,
  rows,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

const clock = { max: 5, pattern: '^([01]\\d|2[0-4]):[0-5]\\d$', example: '20:30' } as const
const pay = 'ReviewManage:reviewer.pay'

/**
 * A trainee's decisions are proposals - every one is seen by a senior; certify needs 100 checked decisions at 95 % or
 * more. Stage final needs level senior or expert; restricted needs the person's written consent on file, is never for
 * trainees, and is dropped at their word. Leave, suspend, retire and a disabled account return open tasks to the pool
 * within a minute, with their clocks running on, and spread the ratio over the others. Nobody sets their own level,
 * quota, ratio or pay; pay rates are changed by one and approved by another.
 */
export default defineEntity({
  name: 'reviewer',
  service: 'review',
  label: 'name',
  search: ['name', 'agency'],
  scale: 800,
  demo: 24,
  scopedBy: 'areas',
  assignedTo: ['account', 'lead'],
  groups: {
    identity: ['name', 'level'],
    contents: ['shifts', 'rates', 'rateProposed'],
    media: ['consent'],
    money: ['payPerMinute', 'currency'],
    people: ['account', 'lead', 'remark'],
    audience: ['languages', 'areas'],
    schedule: ['timezone', 'leaveUntil', 'lastActiveAt'],
    results: [
      'open',
      'doneToday',
      'minutesToday',
      'exposureToday',
      'avgSeconds7d',
      'slaRate7d',
      'overturnRate30d',
      'accuracy30d',
    ],
    settings: [
      'employment',
      'agency',
      'subjects',
      'stages',
      'restricted',
      'duty',
      'dailyQuota',
      'maxOpen',
      'checkPercent',
    ],
  },
  fields: {
    account: ref('account', { unique: true, required: true }),
    name: string({ max: 40, readOnly: true }), // that of the account
    employment: oneOf(['employee', 'agency'], { default: 'employee' }),
    agency: string({ max: 80 }), // required for agency
    lead: ref('account', { required: true }),
    level: oneOf(['trainee', 'junior', 'senior', 'expert'], { default: 'trainee' }),
    subjects: manyOf(['episode', 'title', 'post'], { required: true }),
    stages: manyOf(['initial', 'final'], { default: ['initial'] }),
    languages: languages({ required: true }),
    areas: areas({ group: 'state', required: true, default: [-1] }),
    restricted: bool({ default: false }),
    consent: file({ readOnly: true }), // the person's own, in writing, to be shown restricted content
    duty: oneOf(['off', 'on', 'break'], { readOnly: true }),
    shifts: rows(
      {
        days: manyOf(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], { required: true }),
        from: string({ ...clock, required: true }),
        to: string({ ...clock, required: true }),
      },
      { max: 14 },
    ), // in its time zone; at most 8 h a day
    leaveUntil: date({ readOnly: true }),
    timezone: string({ max: 40, required: true, default: 'Asia/Shanghai' }),
    dailyQuota: int({ max: 3000, min: 1, default: 400 }),
    maxOpen: int({ max: 50, min: 1, default: 10 }),
    checkPercent: percent({ max: 100, min: 1 }), // empty takes the pool's; trainee is never under 30
    payPerMinute: money({ min: 0, readOnly: true, secret: pay }), // per confirmed minute of play time; proposed, then approved
    currency: string({ max: 3, readOnly: true, secret: pay }),
    rates: rows(
      { from: date({ required: true }), rate: money({ required: true }), currency: string({ max: 3, required: true }) },
      { max: 200, rising: 'from', readOnly: true, secret: pay },
    ), // every rate there was: a day is paid by the one in force on it
    rateProposed: group(
      {
        from: date({ required: true }),
        rate: money({ required: true }),
        currency: string({ max: 3, required: true }),
        by: ref('account', { required: true }),
      },
      { readOnly: true, secret: pay },
    ), // waits for a second person
    open: int({ readOnly: true }),
    doneToday: int({ readOnly: true }),
    minutesToday: decimal({ readOnly: true }),
    exposureToday: int({ readOnly: true }), // at most 120; then no restricted task until tomorrow
    avgSeconds7d: int({ readOnly: true }),
    slaRate7d: percent({ readOnly: true }),
    overturnRate30d: percent({ readOnly: true }),
    accuracy30d: percent({ readOnly: true }), // agree over checked
    lastActiveAt: instant({ readOnly: true }),
    remark: string({ max: 300 }),
  },
  states: {
    training: { certify: 'active', retire: 'left' },
    active: { leave: 'onLeave', suspend: 'suspended', byAccuracy: 'suspended', retire: 'left' },
    onLeave: { comeBack: 'active', retire: 'left' },
    suspended: { retrain: 'training', reinstate: 'active', retire: 'left' },
    left: {},
  },
})
