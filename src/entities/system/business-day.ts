import { area, bool, date, duration, int, money, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A day without a source's data shows a gap, never zero; retention is empty until its day has passed. Revenue is
 * converted at the day's closing rate; a later rate never changes a closed day.
 */
export default defineEntity({
  name: 'businessDay',
  service: 'report',
  label: 'date',
  scale: 120_000,
  demo: 4_320,
  keep: 'always', // figures that years are compared by
  scopedBy: 'area',
  groups: {
    identity: ['date', 'client'],
    money: ['currency', 'vipRevenue', 'coinRevenue', 'shortRevenue', 'adRevenue', 'refunded'],
    audience: ['area'],
    results: [
      'activeUsers',
      'newUsers',
      'd1Retention',
      'd7Retention',
      'd30Retention',
      'plays',
      'watchTime',
      'liveTime',
      'peakViewers',
      'payers',
      'paymentSuccess',
      'giftCoins',
    ],
    settings: ['complete'],
  },
  fields: {
    /** The business day in UTC+8; a day closes at 02:00 and is then complete. */
    date: date({ required: true, readOnly: true }),
    area: area({ group: 'state', readOnly: true }),
    client: ref('client', { readOnly: true }),
    activeUsers: int({ readOnly: true }),
    newUsers: int({ readOnly: true }),
    d1Retention: percent({ readOnly: true }),
    d7Retention: percent({ readOnly: true }),
    d30Retention: percent({ readOnly: true }),
    plays: int({ readOnly: true }),
    watchTime: duration({ readOnly: true }),
    liveTime: duration({ readOnly: true }),
    peakViewers: int({ figure: 'average', readOnly: true }), // highest concurrent live viewers
    payers: int({ readOnly: true }),
    paymentSuccess: percent({ readOnly: true }), // paid orders / submitted orders
    currency: string({ max: 3, default: 'USD', readOnly: true }),
    vipRevenue: money({ readOnly: true }),
    coinRevenue: money({ readOnly: true }),
    shortRevenue: money({ readOnly: true }), // episodes bought
    adRevenue: money({ readOnly: true }),
    refunded: money({ readOnly: true }),
    giftCoins: int({ readOnly: true }),
    complete: bool({ readOnly: true }), // false while the day runs or a source is late
  },
  unique: [['date', 'area', 'client']],
  ledger: true,
})
