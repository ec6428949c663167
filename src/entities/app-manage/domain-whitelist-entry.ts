import { because, bool, instant, oneOf, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * JSBridge and payment need the whole host and wait for a second account, again when they change; other purposes are
 * open at once.
 */
export default defineEntity({
  name: 'domainWhitelistEntry',
  service: 'config',
  api: 'domainWhitelist',
  label: 'host',
  scale: 5_000,
  demo: 60,
  scopedBy: false,
  assignedTo: ['owner'],
  caredForBy: 'owner',
  final: ['rejected', 'expired'],
  groups: {
    identity: ['host'],
    people: ['owner', 'reason'],
    audience: ['clients'],
    schedule: ['expiresAt'],
    settings: ['purpose', 'bridgeMethods', 'enabled'],
  },
  fields: {
    host: string({
      max: 253,
      pattern: '^(\\*\\.)?([a-z0-9-]+\\.)+[a-z]{2,}$',
      example: '*.example.com',
      required: true,
    }),
    clients: refs('client', { emptyMeans: 'all' }),
    purpose: oneOf(['webView', 'jsBridge', 'payment', 'share', 'playback'], { required: true }), // jsBridge may call native functions
    bridgeMethods: string({ max: 500 }), // comma list; only with jsBridge
    owner: ref('account', { required: true }),
    expiresAt: instant(),
    reason: because({ max: 200 }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    awaitingApproval: { approve: 'active', reject: 'rejected' },
    active: { byTime: 'expired' },
    rejected: {},
    expired: {},
  },
  clock: [{ states: ['active'], until: 'expiresAt' }],
  unique: [['host', 'purpose']],
})
