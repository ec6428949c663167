import { areas, bool, int, oneOf, order, percent, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * The last method of an area and client by which people may register stays on. On iOS, other companies' methods need
 * Apple's.
 */
export default defineEntity({
  name: 'loginMethod',
  service: 'config',
  api: 'auth/login',
  label: ['method', 'areas'],
  scale: 1_000,
  demo: 18,
  scopedBy: 'areas',
  groups: {
    identity: ['method', 'areas'],
    audience: ['clients', 'countries'],
    results: ['successRate24h', 'attempts24h'],
    settings: ['appId', 'appSecret', 'position', 'recommended', 'registerAllowed', 'dailyLimitPerDevice', 'enabled'],
  },
  fields: {
    method: oneOf(
      ['phoneCode', 'phoneOneTap', 'email', 'google', 'apple', 'facebook', 'line', 'telegram', 'whatsapp', 'guest'],
      { required: true },
    ),
    areas: areas({ group: 'configur', required: true }),
    clients: refs('client', { required: true }),
    countries: refs('country', { emptyMeans: 'all' }), // narrows phone methods
    appId: string({ max: 120 }),
    appSecret: string({ max: 500, secret: 'AppManage:authSetting.login.reveal' }),
    position: order(),
    recommended: bool({ default: false }),
    registerAllowed: bool({ default: true }),
    dailyLimitPerDevice: int({ min: 1, default: 10 }),
    successRate24h: percent({ readOnly: true }),
    attempts24h: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
