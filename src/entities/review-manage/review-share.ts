import { bool, instant, int, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * The reviewer has the pool's subject, stage, a language and an area of it, and clearance where it is restricted; else
 * the share is refused with what is missing. Allotment is weighted least-served (assigned over ratio) of minutes for
 * episodes and of tasks for posts, among those on duty under maxOpen and cap; ratio 0 gets only overflow. Never to the
 * submitter nor, at final, to the initial reviewer; if nobody is left the task waits and the lead is informed. Each
 * published plan is kept with author, sum, and the plan before it.
 */
export default defineEntity({
  name: 'reviewShare',
  service: 'review',
  api: 'share',
  label: ['reviewer', 'pool'],
  scale: 4_000,
  demo: 64,
  scopedBy: 'pool',
  groups: {
    identity: ['pool', 'reviewer'],
    people: ['remark'],
    schedule: ['from', 'until'],
    results: ['plan', 'effective', 'assignedToday', 'actualToday', 'openNow'],
    settings: ['ratio', 'locked', 'dailyCap', 'enabled'],
  },
  fields: {
    pool: ref('reviewPool', { required: true }),
    reviewer: ref('reviewer', { required: true }),
    ratio: int({ max: 100, min: 0, required: true }),
    locked: bool({ default: false }), // spreading leaves it as it is
    dailyCap: int({ min: 1 }), // empty takes the reviewer's dailyQuota
    from: instant(), // empty means now; the plan of a pool takes effect as a whole
    until: instant(), // after from; falls back to the former plan
    plan: int({ plain: true, readOnly: true }), // counted within the pool, from 1; a draft has none yet
    remark: string({ max: 300, readOnly: true }),
    effective: percent({ readOnly: true }), // after those off duty, capped or full are spread over the rest
    assignedToday: int({ readOnly: true }),
    actualToday: percent({ readOnly: true }),
    openNow: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    draft: { byPublish: 'scheduled', publish: 'active' },
    scheduled: { byTime: 'active', unschedule: 'draft' },
    active: { byNextPlan: 'past', byUntil: 'past' },
    past: {},
  },
  clock: [
    { states: ['scheduled'], from: 'from' },
    { states: ['active'], until: 'until', move: 'byUntil' },
  ],
  unique: [['pool', 'reviewer', 'from']],
})
