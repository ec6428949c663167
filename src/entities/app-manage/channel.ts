import { areas, bool, int, money, percent, ref, string, url } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Channels stand three deep at most; the code stays once somebody has installed it. */
export default defineEntity({
  name: 'channel',
  service: 'config',
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code'],
  scale: 50_000,
  demo: 200,
  scopedBy: 'areas',
  groups: {
    identity: ['name', 'code', 'channelGroup', 'parent'],
    money: ['cost', 'currency'],
    safety: ['fraudRate', 'fraudulent'],
    audience: ['areas'],
    results: ['installs', 'retention1d', 'payRate7d'],
    settings: ['landingUrl', 'shortLink', 'enabled'],
  },
  fields: {
    name: string({ max: 60, required: true }),
    /** Built into the package; fixed after first install. */
    code: string({
      max: 32,
      pattern: '^[A-Za-z0-9_-]+$',
      example: 'partner_01',
      required: true,
      unique: true,
      role: 'code',
    }),
    channelGroup: ref('channelGroup', { required: true }),
    parent: ref('channel'), // up to three levels
    areas: areas({ group: 'configur', required: true }),
    landingUrl: url(),
    shortLink: url({ readOnly: true }),
    cost: money(), // per install, its currency in `currency`
    currency: string({ max: 3 }),
    installs: int({ readOnly: true }),
    retention1d: percent({ readOnly: true }),
    payRate7d: percent({ readOnly: true }),
    fraudRate: percent({ readOnly: true }),
    fraudulent: bool({ default: false, readOnly: true }), // its installs are not paid for
    enabled: bool({ default: true, role: 'switch' }),
  },
})
