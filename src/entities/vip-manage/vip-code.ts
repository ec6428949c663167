import { because, instant, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Good for VIP days, once. Reversing it takes back the days that are not used. */
export default defineEntity({
  name: 'vipCode',
  service: 'commodity',
  api: 'vip/code/item',
  label: 'code',
  scale: 50_000_000,
  demo: 4_000,
  keep: 'always', // what the books rest on
  scopedBy: 'country',
  groups: {
    identity: ['batch', 'code', 'serial', 'user', 'client', 'ip', 'record'],
    audience: ['country'],
    schedule: ['redeemedAt'],
    settings: ['voidReason'],
  },
  fields: {
    batch: ref('vipCodeBatch', { required: true }),
    code: string({ max: 20, unique: true, readOnly: true, secret: 'VipManage:vipCodeDetail.reveal', role: 'code' }),
    serial: string({ max: 24, unique: true, readOnly: true, role: 'code' }),
    user: ref('user', { readOnly: true }),
    redeemedAt: instant({ readOnly: true }),
    country: ref('country', { readOnly: true }),
    client: ref('client', { readOnly: true }),
    ip: string({ max: 45, readOnly: true, secret: 'UserManage:userList.reveal', role: 'code' }),
    record: ref('vipRecord', { readOnly: true }),
    voidReason: because({ max: 200, readOnly: true, required: false }),
  },
  states: {
    unused: { byUser: 'redeemed', void: 'voided', byTime: 'expired' },
    redeemed: { reverse: 'reversed' },
    voided: {},
    expired: {},
    reversed: {},
  },
})
