import { bool, instant, int, json, oneOf, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Runs with the owner's codes at that moment; if the owner is disabled or lost the export code the schedule stops and
 * the owner's manager is informed. A recipient without the page's export code is skipped; three failures in a row disable
 * it.
 */
export default defineEntity({
  name: 'exportSchedule',
  service: 'report',
  label: 'name',
  scale: 3_000,
  demo: 12,
  scopedBy: false,
  assignedTo: ['recipients'],
  groups: {
    identity: ['name'],
    contents: ['paramJson'],
    people: ['recipients'],
    schedule: ['frequency', 'time', 'timezone', 'lastRunAt', 'nextRunAt'],
    settings: ['exportType', 'weekday', 'monthDay', 'format', 'enabled', 'lastResult'],
  },
  fields: {
    name: string({ max: 80, required: true }),
    exportType: string({ max: 64, required: true }),
    /** Filters with relative dates (yesterday, last week, last month). */
    paramJson: json<{ filters?: object; sort?: string; columns?: string[]; language?: string }>({
      required: true,
      default: {},
    }),
    frequency: oneOf(['daily', 'weekly', 'monthly'], { required: true }),
    weekday: int({ min: 1, max: 7 }), // weekly only; 1 is Monday
    monthDay: int({ min: 1, max: 28 }), // monthly only
    time: string({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', example: '20:30', required: true }),
    timezone: string({ max: 40, required: true, default: 'Asia/Shanghai' }),
    format: oneOf(['xlsx', 'csv'], { default: 'xlsx' }),
    recipients: refs('account', { max: 20, required: true }),
    enabled: bool({ default: true, role: 'switch' }),
    lastRunAt: instant({ readOnly: true }),
    lastResult: oneOf(['done', 'failed', 'skipped'], { readOnly: true }),
    nextRunAt: instant({ readOnly: true }),
  },
})
