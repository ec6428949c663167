import { because, instant, manyOf, oneOf, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A blacklist entry wins over a white list. Orders made by `payTest` are marked and left out of revenue.
 */
export default defineEntity({
  name: 'whitelistEntry',
  service: 'user',
  api: 'whitelist',
  label: 'user',
  scale: 20_000,
  demo: 120,
  scopedBy: 'user',
  fields: {
    user: ref('user', { required: true, sentAs: 'userId' }),
    abilities: manyOf(
      ['previewUnreleased', 'grayVersion', 'payTest', 'adFree', 'liveTest', 'noRateLimit', 'noRiskCheck', 'debugLog'],
      { required: true },
    ),
    purpose: oneOf(['staff', 'partner', 'reviewer', 'tester', 'vip'], { required: true }),
    reason: because({ max: 200 }),
    expiresAt: instant({ required: true }), // 180 days at most
    lastUsedAt: instant({ readOnly: true }),
  },
  states: {
    active: { remove: 'removed', byTime: 'expired' },
    removed: {},
    expired: {},
  },
  clock: [{ states: ['active'], until: 'expiresAt' }],
  unique: [['user']],
  uniqueWhileIn: ['active'],
})
