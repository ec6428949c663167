import { bool, decimal, duration, instant, int, money, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

export default defineEntity({
  name: 'cdnNode',
  service: 'media',
  api: 'cdn',
  label: 'name',
  scale: 500,
  demo: 14,
  scopedBy: false,
  groups: {
    identity: ['name', 'domain'],
    money: ['unitPrice', 'currency'],
    safety: ['errorRate'],
    schedule: ['keyRotatedAt'],
    results: ['usedTb', 'loadGbps', 'startupMs', 'stallRate'],
    settings: [
      'vendor',
      'use',
      'originHost',
      'signKind',
      'signKey',
      'previousSignKey',
      'signSeconds',
      'commitTb',
      'capacityGbps',
      'health',
      'enabled',
    ],
  },
  fields: {
    name: string({ max: 60, unique: true, required: true }),
    vendor: oneOf(['aliyun', 'tencent', 'cloudflare', 'akamai', 'cloudfront', 'qiniu', 'own'], { required: true }),
    use: oneOf(['vod', 'livePull', 'livePush', 'image', 'download', 'subtitle'], { required: true }),
    domain: ref('domain', { required: true }),
    originHost: string({ max: 253 }),
    signKind: oneOf(['none', 'typeA', 'typeB', 'token', 'cookie'], { default: 'typeA' }),
    signKey: string({ max: 200, secret: 'AppManage:cdnSetting.secret' }),
    previousSignKey: string({ max: 200, readOnly: true, secret: 'AppManage:cdnSetting.secret' }), // good for signSeconds after a rotation
    keyRotatedAt: instant({ readOnly: true }),
    signSeconds: duration({ min: 300, default: 14400 }),
    unitPrice: money(), // per TB
    currency: string({ max: 3, default: 'USD' }),
    commitTb: int(), // contracted per month
    usedTb: decimal({ readOnly: true }), // this month
    capacityGbps: int(),
    loadGbps: decimal({ readOnly: true }),
    startupMs: int({ readOnly: true }), // p95 time to first frame, 15 minutes
    stallRate: percent({ readOnly: true }),
    errorRate: percent({ readOnly: true }),
    health: oneOf(['healthy', 'degraded', 'failing', 'unknown'], { readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    active: { drain: 'draining' },
    draining: { resume: 'active', byTime: 'offline' },
    offline: { resume: 'active' },
  },
})
