import { because, bool, instant, int, money, oneOf, percent, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Routes for sign-in and withdrawal stay on. The provider that comes first is enabled and no backup too. */
export default defineEntity({
  name: 'smsRoute',
  service: 'third',
  api: 'sms/route',
  label: ['country', 'use'],
  scale: 2_000,
  demo: 60,
  scopedBy: 'country',
  groups: {
    identity: ['country', 'use', 'primary'],
    money: ['unitPrice', 'currency'],
    safety: ['blockedUntil'],
    schedule: ['switchedAt'],
    results: ['sent24h', 'conversion24h'],
    settings: [
      'dialCode',
      'backups',
      'retryBackup',
      'autoSwitch',
      'conversionLimit',
      'windowMinutes',
      'perPhoneDay',
      'perIpHour',
      'blockReason',
      'switchReason',
      'enabled',
    ],
  },
  fields: {
    country: ref('country', { required: true }),
    dialCode: string({ max: 6, readOnly: true }),
    use: oneOf(['login', 'bind', 'withdraw', 'notice', 'marketing'], { required: true }),
    primary: ref('smsProvider', { required: true }),
    backups: refs('smsProvider'), // in order
    retryBackup: bool({ default: true }), // second request within 5 minutes goes to the next
    autoSwitch: bool({ default: true }),
    conversionLimit: percent({ default: 40 }), // below it over the window, switch
    windowMinutes: int({ max: 120, min: 5, default: 10 }),
    perPhoneDay: int({ max: 50, min: 1, default: 10 }),
    perIpHour: int({ min: 1, default: 20 }),
    unitPrice: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    sent24h: int({ readOnly: true }),
    conversion24h: percent({ readOnly: true }),
    blockedUntil: instant({ readOnly: true }), // nothing is sent there until then
    blockReason: because({ max: 200, readOnly: true, required: false }),
    switchedAt: instant({ readOnly: true }),
    switchReason: because({ max: 200, readOnly: true, required: false }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  unique: [['country', 'use']],
})
