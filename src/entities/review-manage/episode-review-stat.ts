import { area, bool, date, decimal, instant, int, money, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Counted from standing decisions only; a later overturn corrects the row until closed, afterwards it makes an
 * adjustment row in the open month. Confirm needs every sampled decision checked; wrong over 15 % doubles the sample
 * once and then asks the lead to void or keep the rest. The checker is neither the reviewer nor somebody whom the
 * reviewer checked that day; confirm and closeMonth are two people. Pay is countedMinutes × the rate valid on that
 * day, rounded half up to the minor unit per row; a closed month never changes.
 */
export default defineEntity({
  name: 'episodeReviewStat',
  service: 'review',
  api: 'episodeStat',
  label: ['reviewer', 'day'],
  scale: 900_000,
  demo: 1_056, // as many for each reviewer as there are working days in two months
  scopedBy: 'area',
  assignedTo: ['reviewer.account'],
  groups: {
    identity: ['day', 'reviewer', 'category', 'adjusts'],
    money: ['pay', 'currency'],
    safety: ['checked', 'checker'],
    people: ['stage', 'rejected', 'remark'],
    audience: ['area', 'language'],
    schedule: ['confirmedAt'],
    results: [
      'titles',
      'episodes',
      'minutes',
      'passed',
      'returned',
      'avgSeconds',
      'seenShare',
      'slaRate',
      'overturned',
      'sampled',
      'wrong',
      'accuracy',
      'countedMinutes',
      'limited',
    ],
    settings: ['doubled'],
  },
  fields: {
    day: date({ readOnly: true }), // business day of the reviewer's time zone
    reviewer: ref('reviewer', { readOnly: true }),
    stage: oneOf(['initial', 'final'], { readOnly: true }),
    category: oneOf(['movie', 'series', 'short'], { readOnly: true }),
    area: area({ group: 'state', readOnly: true }),
    language: ref('language', { readOnly: true }),
    titles: int({ readOnly: true }),
    episodes: int({ readOnly: true }), // standing decisions; a second round counts again
    minutes: decimal({ readOnly: true }),
    passed: int({ readOnly: true }),
    limited: int({ readOnly: true }),
    rejected: int({ readOnly: true }),
    returned: int({ readOnly: true }),
    avgSeconds: int({ readOnly: true, figure: 'average' }),
    seenShare: percent({ readOnly: true }),
    slaRate: percent({ readOnly: true }),
    overturned: int({ readOnly: true }),
    sampled: int({ readOnly: true }),
    checked: int({ readOnly: true }),
    wrong: int({ readOnly: true }),
    accuracy: percent({ readOnly: true }), // 1 minus wrong over checked; empty until checked is 5
    countedMinutes: decimal({ readOnly: true }), // minutes less withdrawn and voided ones; basis of pay
    pay: money({ readOnly: true, secret: 'ReviewManage:reviewer.pay' }),
    currency: string({ max: 3, readOnly: true }),
    checker: ref('account', { readOnly: true }),
    confirmedAt: instant({ readOnly: true }),
    doubled: bool({ default: false, readOnly: true }), // the sample was doubled, because of what was found in the first one
    adjusts: ref('episodeReviewStat', { readOnly: true }), // the closed row that this one corrects
    remark: string({ max: 300 }),
  },
  states: {
    counting: { byDayS: 'open' },
    open: { claim: 'checking' },
    checking: { release: 'open', byTime: 'open', confirm: 'confirmed', dispute: 'disputed' },
    confirmed: { reopen: 'checking', dispute: 'disputed', closeMonth: 'closed' },
    disputed: { settle: 'checking' },
    closed: {},
  },
  unique: [['day', 'reviewer', 'stage', 'category', 'area', 'language']],
})
