import { because, bool, choice, images, instant, int, oneOf, ref, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * What a user may not do, why and until when. Banning again extends the active entry and keeps both reasons; lifting
 * keeps the record, with who lifted it and why. For good, and the scopes payment and withdraw, need
 * `UserManage:userBlackList.permanent`. The appeal is decided by another person than the one who banned. An entry of
 * scope login goes with the user's state disabled; the two never differ.
 */
export default defineEntity({
  name: 'blacklistEntry',
  service: 'user',
  api: 'blacklist',
  label: ['user', 'scope'],
  scale: 200_000,
  demo: 300,
  scopedBy: ['user', 'device'],
  assignedTo: ['assignee'],
  caredForBy: 'assignee',
  final: ['lifted', 'expired'],
  groups: {
    identity: ['user', 'scope', 'source', 'device'],
    contents: ['appealText'],
    safety: ['strike', 'reasonCode', 'reason', 'evidence'],
    people: [
      'appeal',
      'appealedAt',
      'assignee',
      'dueAt',
      'grantedFor',
      'upheldFor',
      'liftedBy',
      'liftedAt',
      'liftReason',
    ],
    schedule: ['expiresAt'],
    settings: ['notifyUser'],
  },
  fields: {
    user: ref('user', { required: true, sentAs: 'userId' }),
    scope: oneOf(
      ['login', 'comment', 'post', 'privateMessage', 'liveChat', 'live', 'gift', 'payment', 'withdraw', 'report'],
      {
        required: true,
        default: 'login',
      },
    ),
    reasonCode: choice({ dictionary: 'userBanReason', required: true }),
    reason: because({ max: 200 }),
    evidence: images({ shows: 'conversation', max: 9 }),
    source: oneOf(['staff', 'report', 'rule', 'live', 'import'], { readOnly: true }),
    device: ref('device'), // also blocks this device
    expiresAt: instant({ emptyMeans: 'forGood' }),
    strike: int({ readOnly: true }), // nth entry of this user and scope in 180 d
    notifyUser: bool({ default: true }),
    appeal: oneOf(['none', 'open', 'upheld', 'granted'], { readOnly: true }),
    appealText: text({ readOnly: true }),
    appealedAt: instant({ readOnly: true }),
    assignee: ref('account', { readOnly: true }), // who has the appeal in hand
    dueAt: instant({ readOnly: true }), // 72 h after the appeal
    grantedFor: choice({ dictionary: 'appealGrantReason', readOnly: true }),
    upheldFor: choice({ dictionary: 'appealUpholdReason', readOnly: true }),
    liftedBy: ref('account', { readOnly: true }),
    liftedAt: instant({ readOnly: true }),
    liftReason: because({ max: 200, readOnly: true, required: false }),
  },
  states: {
    active: { lift: 'lifted', grantAppeal: 'lifted', upholdAppeal: 'active', byTime: 'expired' },
    lifted: { ban: 'active' },
    expired: { ban: 'active' },
  },
  unique: [['user', 'scope']],
  uniqueWhileIn: ['active'],
})
