import { areas, because, bool, instant, int, oneOf, percent, ref, refs, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Shares make 100 percent; the fallback is another node than the only one among them. The last route for all areas
 * of a use stays on.
 */
export default defineEntity({
  name: 'cdnRoute',
  service: 'media',
  api: 'cdn/route',
  label: ['use', 'areas'],
  scale: 5_000,
  demo: 40,
  scopedBy: 'areas',
  groups: {
    identity: ['use', 'areas', 'fallback'],
    safety: ['errorLimit'],
    audience: ['countries', 'clients'],
    schedule: ['switchedAt'],
    settings: [
      'carriers',
      'userTier',
      'autoSwitch',
      'stallLimit',
      'coolMinutes',
      'switchReason',
      'enabled',
      'shares',
      'sharesBefore',
    ],
  },
  fields: {
    use: oneOf(['vod', 'livePull', 'livePush', 'image', 'download', 'subtitle'], { required: true }),
    areas: areas({ group: 'configur', required: true }),
    countries: refs('country', { emptyMeans: 'all' }), // narrows the area
    carriers: string({ max: 300 }), // comma list of MCC-MNC or AS numbers
    clients: refs('client', { emptyMeans: 'all' }),
    userTier: oneOf(['all', 'vip', 'free'], { default: 'all' }),
    shares: rows(
      { node: ref('cdnNode', { required: true }), percent: percent({ required: true }) },
      { required: true, max: 20, distinct: 'node', totals: { percent: 100 } },
    ),
    fallback: ref('cdnNode', { required: true }), // not among the shares' only node
    autoSwitch: bool({ default: true }),
    stallLimit: percent({ default: 3 }),
    errorLimit: percent({ default: 2 }),
    coolMinutes: int({ max: 240, min: 5, default: 15 }),
    sharesBefore: rows({ node: ref('cdnNode'), percent: percent() }, { readOnly: true }), // while on the fallback
    switchedAt: instant({ readOnly: true }),
    switchReason: because({ max: 200, readOnly: true, required: false }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
