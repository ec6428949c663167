import { area, instant, int, percent, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'rankComponentStat',
  service: 'cms',
  api: 'rankComponent/stat',
  label: ['component', 'minute'],
  scale: 10_000_000,
  demo: 3_000,
  keep: { from: 'minute', months: 13 },
  scopedBy: 'area',
  groups: {
    identity: ['minute', 'component', 'client', 'variant'],
    audience: ['area'],
    results: ['impressions', 'viewers', 'clicks', 'clickRate', 'plays', 'playRate', 'watchSeconds', 'payments'],
  },
  fields: {
    minute: instant({ readOnly: true }), // 5-minute bucket
    component: ref('rankComponent', { readOnly: true }),
    area: area({ group: 'rank', readOnly: true }),
    client: ref('client', { readOnly: true }),
    variant: ref('rankStyleVariant', { readOnly: true }),
    impressions: int({ readOnly: true }),
    viewers: int({ readOnly: true }),
    clicks: int({ readOnly: true }),
    clickRate: percent({ readOnly: true }),
    plays: int({ readOnly: true }),
    playRate: percent({ readOnly: true }),
    watchSeconds: int({ readOnly: true }),
    payments: int({ readOnly: true }),
  },
  ledger: true,
})
