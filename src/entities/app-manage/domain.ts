import { areas, bool, date, instant, int, oneOf, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** The last healthy domain of a purpose in an area is neither disabled nor deleted. A backup serves the same purpose. */
export default defineEntity({
  name: 'domain',
  service: 'config',
  label: 'host',
  scale: 5_000,
  demo: 50,
  scopedBy: 'areas',
  groups: {
    identity: ['host', 'backup'],
    safety: ['blockedIn', 'checkedAt'],
    people: ['priority'],
    audience: ['areas', 'clients'],
    schedule: ['registeredUntil', 'certificateUntil'],
    results: ['latencyMs'],
    settings: ['purpose', 'weight', 'registrar', 'health', 'enabled'],
  },
  fields: {
    host: string({ max: 253, unique: true, required: true }),
    purpose: oneOf(['api', 'h5', 'image', 'video', 'download', 'share', 'websocket', 'log'], { required: true }),
    areas: areas({ group: 'configur', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    priority: int({ max: 999, min: 1, default: 100 }), // smaller is tried first
    weight: int({ max: 100, min: 0, default: 100 }),
    registrar: string({ max: 60 }),
    registeredUntil: date(),
    certificateUntil: date({ readOnly: true }),
    health: oneOf(['unknown', 'healthy', 'slow', 'failing', 'blocked'], { readOnly: true }),
    blockedIn: refs('country', { readOnly: true }),
    latencyMs: int({ readOnly: true }), // p95 over 15 minutes
    checkedAt: instant({ readOnly: true }),
    backup: ref('domain'),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
