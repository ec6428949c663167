import { areas, bool, captions, group, int, languages, manyOf, oneOf, order, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

const clock = { max: 5, pattern: '^([01]\\d|2[0-4]):[0-5]\\d$', example: '20:30' } as const

/**
 * A last pool per subject and stage without conditions always stays enabled, so that every task has a home. Deleting
 * or switching off asks for the pool that takes its open tasks. Under method ratio the enabled shares add up to
 * exactly 100; a plan that does not is refused with the sum.
 */
export default defineEntity({
  name: 'reviewPool',
  service: 'review',
  api: 'pool',
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code'],
  scale: 120,
  demo: 10,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'code', 'overflowPool'],
    contents: ['hours'],
    people: ['stage'],
    audience: ['areas', 'languages'],
    results: ['waiting', 'assigned', 'oldestMinutes', 'breachedToday', 'onDuty'],
    settings: [
      'subject',
      'order',
      'sources',
      'restricted',
      'method',
      'slaMinutes',
      'leaseMinutes',
      'finalPercent',
      'blindPercent',
      'overflowAfter',
      'enabled',
      'riskFrom',
      'checkPercent',
    ],
  },
  fields: {
    name: captions({ max: 40, required: true }),
    code: string({
      max: 32,
      pattern: '^[a-z][a-z0-9-]+$',
      example: 'new-year',
      unique: true,
      required: true,
      role: 'code',
    }),
    subject: oneOf(['episode', 'title', 'post'], { required: true }),
    stage: oneOf(['initial', 'final'], { required: true }),
    order: order(), // the first pool that matches takes the task
    areas: areas({ group: 'state', required: true, default: [-1] }),
    languages: languages({ emptyMeans: 'all' }),
    sources: manyOf(['licensed', 'original', 'partner', 'ugc', 'crawled'], { emptyMeans: 'all' }),
    riskFrom: int({ max: 100, min: 0, default: 0 }),
    restricted: bool({ default: false }),
    method: oneOf(['ratio', 'leastOpen', 'roundRobin', 'pull'], { default: 'ratio' }),
    slaMinutes: int({ max: 10080, min: 5, default: 240 }),
    leaseMinutes: int({ max: 120, min: 5, default: 15 }), // at least the longest item's play time in an episode pool is added
    finalPercent: percent({ max: 100, min: 0, default: 5 }), // initial pools of posts only; episodes and titles are always 100
    checkPercent: percent({ max: 100, min: 1, default: 5 }),
    blindPercent: percent({ max: 20, min: 0, default: 1 }),
    overflowPool: ref('reviewPool'), // same subject and stage, no loop
    overflowAfter: int({ min: 5 }), // below slaMinutes
    hours: group({
      timezone: string({ max: 40, required: true, default: 'Asia/Shanghai' }),
      days: manyOf(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], { required: true }),
      from: string({ ...clock, required: true }),
      to: string({ ...clock, required: true }),
    }), // the clock runs only inside; empty means always
    waiting: int({ readOnly: true }),
    assigned: int({ readOnly: true }),
    oldestMinutes: int({ readOnly: true }),
    breachedToday: int({ readOnly: true }),
    onDuty: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
