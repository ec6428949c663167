import { bool, money, oneOf, percent, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** An alert goes out once per threshold. A closed month is read only. */
export default defineEntity({
  name: 'cloudBudget',
  service: 'report',
  label: 'name',
  scale: 300,
  demo: 10,
  scopedBy: false,
  assignedTo: ['watchers'],
  groups: {
    identity: ['name'],
    money: ['currency', 'limit', 'spent', 'forecast'],
    people: ['watchers'],
    audience: ['market'],
    schedule: ['warnAt', 'spikeAt'],
    settings: ['product', 'month', 'enabled'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    product: oneOf(['all', 'cdn', 'live', 'vod', 'oss', 'transcode', 'sms', 'moderation', 'translation', 'ecs'], {
      default: 'all',
    }),
    market: oneOf(['all', 'seAsia', 'middleEast', 'latinAmerica', 'other'], { default: 'all' }),
    month: string({ max: 7, pattern: '^\\d{4}-(0[1-9]|1[0-2])$', example: '2026-11', required: true }),
    currency: string({ max: 3, default: 'USD' }),
    limit: money({ min: 1, required: true }),
    warnAt: percent({ default: 80 }),
    spikeAt: percent({ default: 50 }), // alert when a day is this much over the same weekday's 4-week mean
    watchers: refs('account', { required: true }),
    spent: money({ readOnly: true }),
    forecast: money({ readOnly: true }), // spent plus the mean of the last 7 days for the days left
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    onTrack: { bySpend: 'warned' },
    warned: { bySpend: 'exceeded', acknowledge: 'acknowledged' },
    exceeded: { acknowledge: 'acknowledged' },
    acknowledged: {},
  },
  unique: [['product', 'market', 'month']],
})
