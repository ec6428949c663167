import { bool, date, decimal, int, money, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Estimated and billed cost are never added together; a difference over 5% in a closed month is flagged. Gaps in
 * collection show as gaps and can be collected again up to 90 days back.
 */
export default defineEntity({
  name: 'cloudUsageDay',
  service: 'report',
  api: 'ali',
  label: ['product', 'region', 'date'],
  scale: 900_000,
  demo: 5_400,
  keep: 'always', // figures that years are compared by
  scopedBy: 'country',
  groups: {
    identity: ['date', 'product', 'region', 'domain'],
    money: ['currency', 'estimatedCost', 'billedCost'],
    safety: ['errorRate'],
    audience: ['market', 'country'],
    results: ['quantity', 'trafficBytes', 'peakBandwidth', 'requests', 'hitRate', 'startupMs', 'stallRate'],
    settings: ['unit', 'complete'],
  },
  fields: {
    date: date({ required: true, readOnly: true }),
    product: oneOf(['cdn', 'live', 'vod', 'oss', 'transcode', 'sms', 'moderation', 'translation', 'ecs'], {
      readOnly: true,
    }),
    region: string({ max: 30, readOnly: true }), // ap-southeast-1, me-east-1, us-east-1 …
    market: oneOf(['seAsia', 'middleEast', 'latinAmerica', 'other'], { readOnly: true }),
    country: ref('country', { readOnly: true }), // cdn and live only
    domain: ref('domain', { readOnly: true }), // cdn and live only
    quantity: decimal({ readOnly: true }),
    unit: oneOf(['GB', 'minute', 'request', 'message', 'hour', 'thousandCharacters'], { readOnly: true }),
    trafficBytes: int({ readOnly: true, unit: 'bytes' }),
    peakBandwidth: int({ figure: 'average', readOnly: true, unit: 'bitsPerSecond' }), // 95th percentile of 5-minute points
    requests: int({ readOnly: true }),
    hitRate: percent({ readOnly: true }),
    errorRate: percent({ readOnly: true }), // 5xx
    startupMs: int({ figure: 'average', readOnly: true }), // median time to first frame
    stallRate: percent({ readOnly: true }), // plays with a stall over 1 s
    currency: string({ max: 3, default: 'USD', readOnly: true }),
    estimatedCost: money({ readOnly: true }), // usage by list price less discount
    billedCost: money({ readOnly: true }), // from the bill; 1-3 days later
    complete: bool({ readOnly: true }),
  },
  unique: [['date', 'product', 'region', 'country', 'domain']],
  ledger: true,
})
