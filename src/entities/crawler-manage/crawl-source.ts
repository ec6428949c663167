import { bool, instant, int, manyOf, percent, string, url } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Honours robots.txt and the rate limit; a field outside allowed is dropped before it is stored. */
export default defineEntity({
  name: 'crawlSource',
  service: 'crawler',
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code'],
  scale: 40,
  demo: 6,
  scopedBy: false,
  groups: {
    identity: ['code', 'name'],
    safety: ['trust', 'failureRate'],
    schedule: ['schedule', 'autoMatchFrom', 'lastRunAt'],
    results: ['collected'],
    settings: ['siteUrl', 'licenceNote', 'allowed', 'ratePerMinute', 'enabled'],
  },
  fields: {
    code: string({ max: 30, pattern: '^[a-z0-9_]+$', example: 'new_year', unique: true, required: true, role: 'code' }),
    name: string({ max: 60, required: true }),
    siteUrl: url({ required: true }),
    licenceNote: string({ max: 500, required: true }), // what its terms allow us to keep and show
    allowed: manyOf(['names', 'birth', 'bio', 'portrait', 'credits', 'awards', 'social'], { required: true }),
    trust: int({ max: 100, min: 0, default: 60 }),
    schedule: string({ max: 60 }), // five fields in UTC; empty runs by hand only
    ratePerMinute: int({ max: 600, min: 1, default: 30 }),
    autoMatchFrom: percent({ max: 100, min: 80, default: 95 }),
    lastRunAt: instant({ readOnly: true }),
    collected: int({ readOnly: true }),
    failureRate: percent({ readOnly: true }), // last 7 days
    enabled: bool({ default: false, role: 'switch' }),
  },
  states: {
    idle: { run: 'running', bySchedule: 'running' },
    running: { byEnd: 'idle', stop: 'idle', byFailedRuns: 'broken' },
    broken: { resetSource: 'idle' },
  },
})
