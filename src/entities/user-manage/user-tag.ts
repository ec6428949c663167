import { areas, bool, decimal, group, instant, int, manyOf, oneOf, ref, refs, string, text } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { conditionMembers } from '../../shared/conditions'

/** A condition on a rule label, a label or an indicator. */
const condition = {
  kind: oneOf(['userIndicator', 'userLabel', 'ruleUser'], { required: true }),
  code: string({ max: 48, required: true, role: 'code' }),
  operator: oneOf(['is', 'isNot', 'eq', 'ne', 'gt', 'gte', 'lt', 'lte'], { required: true }),
  value: decimal(), // what an indicator is compared with
}

/**
 * Scene price needs a second person; deleting is refused while anything uses it, taking a scene away while something
 * of that scene does. Estimates are within 2 % (a sample of 1M) and say so; the full run gives the true size.
 * Selections under 100 users, or on gender, age or health-like interests, are refused for scene ad.
 */
export default defineEntity({
  name: 'userTag',
  service: 'tag',
  api: 'user',
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code'],
  scale: 20_000,
  demo: 150,
  scopedBy: 'areas',
  assignedTo: ['owner'],
  caredForBy: 'owner',
  final: ['expired'],
  groups: {
    identity: ['name', 'code'],
    contents: ['description', 'conditions'],
    people: ['owner'],
    audience: ['areas', 'clients', 'scenes'],
    schedule: ['refresh', 'expiresAt', 'estimatedAt'],
    results: ['estimate', 'size', 'usedBy'],
    settings: ['rules', 'labels', 'enabled'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    code: string({ max: 48, required: true, unique: true, readOnly: true, role: 'code' }),
    description: text({ max: 500 }),
    conditions: group(conditionMembers(condition), { required: true }), // 50 in all
    rules: refs('ruleUser', { readOnly: true }), // taken from conditions
    labels: refs('userLabel', { readOnly: true }),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    /** Where it may be chosen. */
    scenes: manyOf(
      ['push', 'message', 'email', 'home', 'popup', 'ad', 'banner', 'rank', 'price', 'activity', 'task', 'interest'],
      { required: true },
    ),
    refresh: oneOf(['realtime', 'hourly', 'daily', 'once'], { default: 'daily' }),
    estimate: int({ readOnly: true }),
    estimatedAt: instant({ readOnly: true }),
    size: int({ readOnly: true }), // at the last full run
    usedBy: int({ readOnly: true }),
    owner: ref('account', { required: true }),
    expiresAt: instant(),
    enabled: bool({ default: false, role: 'switch' }),
  },
  states: {
    draft: { enable: 'computing' },
    computing: { byJob: 'active', byFailure: 'failed' },
    active: { enable: 'stopped', byTime: 'expired' },
    stopped: {},
    failed: { recompute: 'computing' },
    expired: {},
  },
  clock: [{ states: ['active'], until: 'expiresAt' }],
})
