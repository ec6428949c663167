import { areas, captions, instant, int, money, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Read model over all activity kinds; its commands call those of the kind and need that kind's code. */
export default defineEntity({
  name: 'activityEntry',
  service: 'activity',
  api: 'overview',
  label: 'name',
  search: ['name', 'recordId'],
  scale: 20_000,
  demo: 200,
  keep: 'always', // who agreed to what, and who knows of what
  scopedBy: 'areas',
  assignedTo: ['owner'],
  groups: {
    identity: ['kind', 'recordId', 'name'],
    money: ['budget', 'spent', 'spentRate', 'currency'],
    safety: ['conflicts', 'alerts'],
    people: ['owner'],
    audience: ['areas'],
    schedule: ['startsAt', 'endsAt', 'runsOutAt', 'pausedTogetherAt'],
    results: ['participants24h'],
    settings: ['activityState'],
  },
  fields: {
    kind: oneOf(['fission', 'probabilityGame', 'gatePass', 'starPk', 'live', 'topUp', 'teamUp'], { readOnly: true }),
    recordId: string({ max: 40, readOnly: true, role: 'code' }),
    name: captions({ readOnly: true }),
    areas: areas({ group: 'activity', readOnly: true }),
    startsAt: instant({ readOnly: true }),
    endsAt: instant({ readOnly: true }),
    owner: ref('account', { readOnly: true }),
    budget: money({ readOnly: true }),
    spent: money({ readOnly: true }),
    spentRate: percent({ readOnly: true }),
    runsOutAt: instant({ readOnly: true }), // at the pace of the last 24 h
    currency: string({ max: 3, readOnly: true }),
    participants24h: int({ readOnly: true }),
    conflicts: int({ readOnly: true }), // same audience and entry at the same time
    alerts: int({ readOnly: true }),
    pausedTogetherAt: instant({ readOnly: true }), // with all others of an area
    activityState: oneOf(['draft', 'awaitingApproval', 'scheduled', 'running', 'paused', 'ended', 'settled'], {
      readOnly: true,
    }),
  },
  ledger: true,
})
