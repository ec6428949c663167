import { areas, instant, int, oneOf, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A view over the schedules of the other records; nothing is stored twice. */
export default defineEntity({
  name: 'publishPlanEntry',
  service: 'cms',
  api: 'publishPlan',
  label: 'name',
  scale: 100_000,
  demo: 200,
  keep: 'always', // who agreed to what, and who knows of what
  scopedBy: 'areas',
  assignedTo: ['owner'],
  groups: {
    identity: ['kind', 'name'],
    safety: ['conflict'],
    people: ['owner'],
    audience: ['areas', 'clients'],
    schedule: ['at'],
    results: ['recordId'],
    settings: ['change'],
  },
  fields: {
    at: instant({ readOnly: true }),
    change: oneOf(['starts', 'ends', 'publishes', 'forcesUpdate', 'maintenance'], { readOnly: true }),
    kind: oneOf(
      [
        'homePage',
        'popup',
        'floatWindow',
        'largeWindow',
        'detailBanner',
        'vipPackage',
        'ad',
        'brandTakeover',
        'version',
        'forceUpdate',
        'article',
        'clientStatus',
      ],
      { readOnly: true },
    ),
    recordId: int({ readOnly: true, plain: true }),
    name: string({ max: 120, readOnly: true }),
    areas: areas({ group: 'state', readOnly: true }),
    clients: refs('client', { readOnly: true, emptyMeans: 'all' }),
    owner: ref('account', { readOnly: true }),
    conflict: string({ max: 200, readOnly: true }), // what it collides with, or empty
  },
  ledger: true,
})
