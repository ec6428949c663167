import {
  area,
  bool,
  date,
  duration,
  email,
  image,
  instant,
  int,
  manyOf,
  money,
  oneOf,
  ref,
  refs,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'
import { signInMethods } from '../../shared/codes'

/**
 * Somebody who uses the app, signed in or as a guest.
 *
 * Disabling signs out all devices (`signedOutAt`), ends a running live session, hides posts and comments and stops
 * renewals: the app and the renewal run read these from the state, so that nothing is left hidden when it is lifted. It
 * never touches balances. An official, an anchor under contract or a staff-linked user is disabled only by holders of
 * `UserManage:userList.disableProtected`.
 *
 * Personal fields are masked; a reveal asks for a reason, shows one user for 5 minutes and is audited, 50 a day per
 * account. A deleted user keeps id, `displayId` and money records; name, contact and pictures are erased. Nickname
 * and bio must pass the sensitive words; the user is notified of a staff edit.
 */
export default defineEntity({
  name: 'user',
  service: 'user',
  api: '',
  idName: 'userId',
  plain: [{ call: 'GET /user/backend/displayId/query', asks: { displayId: 'displayId' }, one: true }],
  label: 'nickname',
  lead: { picture: 'portrait', also: 'displayId' },
  search: ['displayId', 'nickname'],
  scale: 120_000_000,
  demo: 20_000,
  keep: 'always', // a user has it until they or staff take it away
  scopedBy: 'country',
  face: 'portrait',
  head: ['level', 'vipState', 'vipExpiresAt', 'coins', 'totalPaid', 'riskScore', 'riskFlags'],
  groups: {
    identity: [
      'displayId',
      'nickname',
      'gender',
      'kind',
      'birthday',
      'timezone',
      'country',
      'area',
      'language',
      'level',
      'labels',
      'vipState',
      'vipExpiresAt',
    ],
    contact: ['email', 'phone', 'emailVerified', 'pushAllowed'],
    contents: ['bio'],
    media: ['portrait'],
    money: ['coins', 'totalPaid', 'paidOrders'],
    safety: [
      'riskScore',
      'riskFlags',
      'activeBans',
      'disabledUntil',
      'deleteAt',
      'signedOutAt',
      'deviceCount',
      'registerIp',
      'lastIp',
      'pointsFrozenAt',
    ],
    schedule: ['registeredAt', 'lastActiveAt', 'registerType', 'client', 'clientVersion', 'channel', 'inviter'],
    results: ['watch30d', 'followers', 'following', 'posts'],
  },
  fields: {
    /** The number users see and quote; pretty ones have 6 digits. */
    displayId: string({
      max: 12,
      pattern: '^\\d{6,12}$',
      example: '10012345',
      unique: true,
      readOnly: true,
      role: 'code',
    }),
    nickname: string({ max: 30, required: true }),
    portrait: image({ shape: 'portrait' }),
    gender: oneOf(['unknown', 'male', 'female'], { default: 'unknown' }),
    birthday: date({ secret: 'UserManage:userList.reveal' }),
    bio: string({ max: 200 }),
    email: email({ secret: 'UserManage:userList.reveal' }), // unique among live accounts
    emailVerified: bool({ readOnly: true }),
    phone: string({
      max: 20,
      pattern: '^\\+\\d{6,18}$',
      example: '+12025550123',
      secret: 'UserManage:userList.reveal',
    }),
    registerType: oneOf(signInMethods, { readOnly: true }),
    kind: oneOf(['normal', 'anchor', 'up', 'official', 'operated', 'test'], { default: 'normal' }),
    country: ref('country', { readOnly: true }), // from the last 7 days of IP
    area: area({ group: 'state', readOnly: true }),
    language: ref('language'),
    timezone: string({ max: 40, readOnly: true }),
    client: ref('client', { readOnly: true }), // last used
    clientVersion: ref('clientVersion', { readOnly: true }),
    channel: ref('channel', { readOnly: true }), // of the install
    registerIp: string({ max: 45, readOnly: true, secret: 'UserManage:userList.reveal', role: 'code' }),
    lastIp: string({ max: 45, readOnly: true, secret: 'UserManage:userList.reveal', role: 'code' }),
    registeredAt: instant({ readOnly: true }),
    lastActiveAt: instant({ readOnly: true }),
    inviter: ref('user', { readOnly: true }),
    level: int({ min: 1, max: 100, readOnly: true }),
    vipState: oneOf(['none', 'trial', 'active', 'grace', 'expired'], { readOnly: true }),
    vipExpiresAt: instant({ readOnly: true }),
    coins: int({ readOnly: true }), // whole coins; the ledger belongs to commerce
    totalPaid: money({ readOnly: true, code: 'USD' }), // lifetime, in USD cents, less refunds
    paidOrders: int({ readOnly: true }),
    watch30d: duration({ readOnly: true }),
    followers: int({ readOnly: true }),
    following: int({ readOnly: true }),
    posts: int({ readOnly: true }),
    deviceCount: int({ readOnly: true }), // in 90 d
    riskScore: int({ min: 0, max: 100, readOnly: true }),
    riskFlags: manyOf(
      ['emulator', 'rooted', 'vpn', 'deviceFarm', 'refundAbuse', 'spam', 'stolenCard', 'multiAccount'],
      { readOnly: true },
    ),
    activeBans: int({ readOnly: true }),
    labels: refs('userLabel'),
    pushAllowed: bool({ readOnly: true }),
    disabledUntil: instant({ readOnly: true }), // empty means for good
    signedOutAt: instant({ readOnly: true }), // whoever signed in to the app before this moment has to do so again
    deleteAt: instant({ readOnly: true }), // end of the 30 day cooling-off
    pointsFrozenAt: instant({ readOnly: true }), // since then no points are paid out
  },
  states: {
    normal: { disable: 'disabled', byUser: 'deleting', deleteAccount: 'deleting' },
    disabled: { restore: 'normal', byTime: 'normal' },
    deleting: { cancelDeletion: 'normal', byTime: 'deleted' },
    deleted: {},
  },
})
