import { because, bool, instant, int, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Blocking a device stops sign-in and registration on it; accounts used on it stay as they are unless chosen in the
 * dialog.
 */
export default defineEntity({
  name: 'device',
  service: 'user',
  label: 'deviceId',
  search: ['deviceId', 'brand', 'model'],
  scale: 300_000_000,
  demo: 24_000,
  keep: 'always', // a user has it until they or staff take it away
  scopedBy: 'country',
  groups: {
    identity: ['deviceId', 'kind', 'client', 'clientVersion', 'channel', 'lastUser', 'lastIp'],
    safety: ['riskScore'],
    audience: ['country'],
    schedule: ['firstSeenAt', 'lastSeenAt'],
    results: ['userCount'],
    settings: ['brand', 'model', 'os', 'osVersion', 'pushProvider', 'pushAllowed', 'rooted', 'emulator', 'blockReason'],
  },
  fields: {
    deviceId: string({ max: 64, unique: true, readOnly: true, role: 'code' }),
    kind: oneOf(['phone', 'tablet', 'tv', 'pc', 'web'], { readOnly: true }),
    brand: string({ max: 40, readOnly: true }),
    model: string({ max: 60, readOnly: true }),
    os: oneOf(['android', 'ios', 'tvos', 'androidTv', 'windows', 'macos', 'linux', 'web'], { readOnly: true }),
    osVersion: string({ max: 20, readOnly: true }),
    client: ref('client', { readOnly: true }),
    clientVersion: ref('clientVersion', { readOnly: true }),
    channel: ref('channel', { readOnly: true }),
    lastUser: ref('user', { readOnly: true }),
    userCount: int({ readOnly: true }),
    firstSeenAt: instant({ readOnly: true }),
    lastSeenAt: instant({ readOnly: true }),
    lastIp: string({ max: 45, readOnly: true, secret: 'UserManage:userList.reveal', role: 'code' }),
    country: ref('country', { readOnly: true }),
    pushProvider: oneOf(['fcm', 'apns', 'hms', 'web', 'none'], { readOnly: true }),
    pushAllowed: bool({ readOnly: true }),
    rooted: bool({ readOnly: true }),
    emulator: bool({ readOnly: true }),
    riskScore: int({ min: 0, max: 100, readOnly: true }),
    blockReason: because({ max: 200, readOnly: true, required: false }),
  },
  states: {
    normal: { block: 'blocked' },
    blocked: { unblock: 'normal', byTime: 'normal' },
  },
})
