import { bool, int, money, oneOf, percent, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'smsProvider',
  service: 'third',
  api: 'sms/provider',
  label: 'name',
  search: ['name', 'appId', 'senderId'],
  scale: 100,
  demo: 8,
  scopedBy: false,
  groups: {
    identity: ['name', 'kind'],
    money: ['balance', 'currency', 'balanceAlert'],
    results: ['deliveryRate24h', 'conversion24h', 'medianSeconds'],
    settings: ['vendor', 'appId', 'appSecret', 'senderId', 'perSecond', 'health', 'enabled'],
  },
  fields: {
    name: string({ max: 40, unique: true, required: true }),
    vendor: oneOf(['aliyun', 'tencent', 'twilio', 'infobip', 'vonage', 'nexmo', 'whatsapp', 'voice'], {
      required: true,
    }),
    kind: oneOf(['sms', 'voice', 'whatsapp', 'flashCall'], { default: 'sms' }),
    appId: string({ max: 120, required: true }),
    appSecret: string({ max: 500, required: true, secret: 'AppManage:noteSwitchover.providers.reveal' }),
    senderId: string({ max: 20 }),
    balance: money({ readOnly: true }),
    currency: string({ max: 3, default: 'USD' }),
    balanceAlert: money(),
    perSecond: int({ min: 1, default: 50 }),
    deliveryRate24h: percent({ readOnly: true }),
    conversion24h: percent({ readOnly: true }), // codes entered of codes sent
    medianSeconds: int({ readOnly: true }),
    health: oneOf(['healthy', 'degraded', 'failing', 'noBalance'], { readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
