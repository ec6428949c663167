import { area, bool, choice, date, int, money, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'adDailyStat',
  service: 'ad',
  api: 'stat',
  label: ['slot', 'ad', 'day'],
  scale: 100_000_000,
  demo: 4_000,
  keep: 'always', // figures that years are compared by
  scopedBy: 'area',
  groups: {
    identity: ['day', 'slot', 'ad', 'source', 'advertiser', 'client'],
    money: ['revenue', 'currency', 'ecpm'],
    audience: ['area', 'country'],
    results: ['requests', 'fills', 'fillRate', 'impressions', 'viewers', 'clicks', 'clickRate', 'discrepancy'],
    settings: ['estimated'],
  },
  fields: {
    day: date({ readOnly: true }),
    slot: ref('adSlot', { readOnly: true }),
    ad: ref('ad', { readOnly: true }), // empty for network ads
    source: choice({ dictionary: 'adNetwork', readOnly: true }),
    advertiser: ref('advertiser', { readOnly: true }),
    area: area({ group: 'ad', readOnly: true }),
    country: ref('country', { readOnly: true }),
    client: ref('client', { readOnly: true }),
    requests: int({ readOnly: true }),
    fills: int({ readOnly: true }),
    fillRate: percent({ readOnly: true }),
    impressions: int({ readOnly: true }),
    viewers: int({ readOnly: true }),
    clicks: int({ readOnly: true }),
    clickRate: percent({ readOnly: true }),
    revenue: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    ecpm: money({ readOnly: true, figure: 'average' }),
    estimated: bool({ readOnly: true }), // until the network's own figures arrive (day + 2)
    discrepancy: percent({ readOnly: true }), // ours against theirs
  },
  unique: [['day', 'slot', 'ad', 'source', 'country', 'client']],
  ledger: true,
})
