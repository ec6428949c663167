import {
  areas,
  bool,
  captions,
  decimal,
  duration,
  group,
  instant,
  int,
  oneOf,
  percent,
  ref,
  rows,
  string,
  text,
} from '../../fields'
import { defineEntity } from '../../schema/entity'
import { conditionMembers } from '../../shared/conditions'

/** A condition on an indicator over a span of time. */
const condition = {
  indicator: string({ max: 48, required: true }),
  window: oneOf(['all', '1d', '3d', '7d', '14d', '30d', '90d'], { required: true, default: 'all' }),
  operator: oneOf(['eq', 'ne', 'gt', 'gte', 'lt', 'lte'], { required: true }),
  value: decimal({ required: true }),
}
const members = conditionMembers(condition)

/**
 * A rule may use other rules but never itself, however far; the cycle is named when refused. Pausing one in use lists
 * its users and asks; its members freeze. A count that moves more than 50 % in a run is held back until a person
 * accepts it.
 */
export default defineEntity({
  name: 'ruleUser',
  service: 'rule/engine',
  api: 'user/rule',
  plain: [
    { call: 'GET /rule/engine/backend/user/rule/selectOptions', in: 'rules', sets: { state: 'active', enabled: true } },
  ],
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code'],
  scale: 5_000,
  demo: 80,
  scopedBy: 'areas',
  assignedTo: ['owner'],
  caredForBy: 'owner',
  groups: {
    identity: ['code', 'name', 'category', 'kind'],
    contents: ['description', 'tree'],
    people: ['owner'],
    audience: ['areas'],
    schedule: ['refresh', 'startAt', 'endAt', 'lastRunAt'],
    results: ['hitCount', 'hitShare', 'change7d', 'runSeconds', 'usedBy'],
    settings: ['keepDays', 'enabled'],
  },
  fields: {
    code: string({ max: 48, required: true, unique: true, role: 'code' }),
    name: captions({ max: 40, required: true }),
    category: ref('ruleUserCategory', { required: true }),
    description: text({ max: 500 }),
    kind: oneOf(['yesNo', 'tiers'], { required: true }),
    /** yesNo: the conditions themselves; tiers: each with its own, in order, and the first that holds wins. */
    tree: group(
      {
        ...members,
        tiers: rows(
          { code: string({ max: 48, required: true }), name: string({ max: 40, required: true }), ...members },
          { max: 10, distinct: 'code' },
        ),
      },
      { required: true },
    ),
    areas: areas({ group: 'state', default: [-1] }),
    /** Not fresher than its slowest indicator. */
    refresh: oneOf(['realtime', 'hourly', 'daily', 'once'], { required: true }),
    keepDays: int({ min: 0, max: 365, default: 0 }), // how long a user keeps it after no longer matching
    startAt: instant(),
    endAt: instant(),
    hitCount: int({ readOnly: true }),
    hitShare: percent({ readOnly: true }), // of users active in 30 d
    change7d: percent({ readOnly: true }),
    lastRunAt: instant({ readOnly: true }),
    runSeconds: duration({ readOnly: true }),
    usedBy: int({ readOnly: true }),
    owner: ref('account', { required: true }),
    enabled: bool({ default: false, role: 'switch' }),
  },
  states: {
    draft: { toggle: 'active' },
    active: { toggle: 'paused', byFailure: 'failed' },
    paused: { toggle: 'active' },
    failed: { rerun: 'active' },
  },
})
