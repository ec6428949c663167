import { fixedItem } from '../../src/dictionaries/dictionaries'
import feedback from '../../src/entities/service-manage/feedback'
import messageSend from '../../src/entities/service-manage/message-send'
import userGroupMember from '../../src/entities/user-group/user-group-member'
import blacklistEntry from '../../src/entities/user-manage/blacklist-entry'
import user from '../../src/entities/user-manage/user'
import userEmailChange from '../../src/entities/user-manage/user-email-change'
import userLabelMember from '../../src/entities/user-manage/user-label-member'
import userNote from '../../src/entities/user-manage/user-note'
import whitelistEntry from '../../src/entities/user-manage/whitelist-entry'
import { because, json, oneOf, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand, unsaid } from '../../src/schema/command'
import { inBrowser, leadTo, move } from '../../src/schema/does'

const reason = because({ max: 200 })

/** Shuts a user out of the app; writes a blacklist entry of scope login, since the two never differ. */
export const disable = defineCommand(user, {
  on: 'rows',
  does: move(),
  states: ['normal'],
  asks: {
    reasonCode: asked(blacklistEntry, 'reasonCode', { required: true }),
    reason: asked(blacklistEntry, 'reason', { required: true }),
    expiresAt: asked(blacklistEntry, 'expiresAt'),
    evidence: asked(blacklistEntry, 'evidence'),
    device: asked(blacklistEntry, 'device'),
    notifyUser: asked(blacklistEntry, 'notifyUser'),
  },
  call: 'POST /user/backend/monitor/account/disabled',
  plain: true,
  sends: { status: 'disabled' },
  lacks: { reasonCode: fixedItem('userBanReason', 'other'), reason: unsaid },
  danger: 'confirm',
  destroys: true,
  inverse: 'restore',
  keys: 'd',
  icon: 'user-x',
  alsoCalled: ['ban account', 'suspend', 'block user', '封号', '封禁账号', '禁用账号'],
})

export const restore = defineCommand(user, {
  on: 'rows',
  does: move(),
  states: ['disabled'],
  asks: { reason },
  call: 'POST /user/backend/monitor/account/disabled',
  plain: true,
  lacks: { reason: unsaid },
  sends: { status: 'normal' },
  inverse: 'disable',
  icon: 'user-check',
  alsoCalled: ['unban user', 'unblock user', 'enable account', '解封账号', '解封用户', '启用账号', '解禁'],
})

export const ban = defineCommand(user, {
  on: 'rows',
  states: ['normal', 'disabled', 'deleting'],
  asks: {
    scope: asked(blacklistEntry, 'scope', { required: true }),
    reasonCode: asked(blacklistEntry, 'reasonCode', { required: true }),
    reason: asked(blacklistEntry, 'reason', { required: true }),
    expiresAt: asked(blacklistEntry, 'expiresAt'),
    evidence: asked(blacklistEntry, 'evidence'),
  },
  call: 'POST /user/backend/blacklist/save',
  plain: true,
  inverse: 'liftBan',
  keys: 'b',
  icon: 'ban',
  alsoCalled: ['ban from a function', 'mute', 'restrict', 'blacklist', '限制功能', '封禁功能', '禁言', '拉黑'],
})

/** The id in its call is the user's: the entry is the active one of the scope. */
export const liftBan = defineCommand(user, {
  on: 'rows',
  reads: ['activeBans'],
  when: (row) => (row.activeBans ?? 0) > 0 || 'user-manage.user-list.liftBan.noBan',
  asks: { scope: asked(blacklistEntry, 'scope', { required: true }), reason },
  call: 'POST /user/backend/blacklist/delete/{id}',
  sends: { of: 'user' },
  inverse: 'ban',
  icon: 'circle-check',
  alsoCalled: ['unban', 'unmute', '解封', '解除限制', '解除禁言'],
})

export const resetPortrait = defineCommand(user, {
  on: 'rows',
  reads: ['portrait'],
  when: (row) => row.portrait !== null || 'user-manage.user-list.resetPortrait.noPortrait',
  asks: { reason },
  call: 'POST /user/backend/info/resetPortrait',
  plain: true,
  lacks: { reason: unsaid },
  inverse: 'undoResetPortrait',
  icon: 'image-off',
  alsoCalled: ['remove avatar', '删除头像'],
})

/** Within 30 days of the reset, while the picture is still kept. */
export const undoResetPortrait = defineCommand(user, { on: 'rows', icon: 'image-up' })

export const resetNickname = defineCommand(user, {
  on: 'rows',
  asks: { reason },
  call: 'POST /user/backend/info/edit',
  sends: { reset: 'nickname' },
  icon: 'eraser',
})

export const resetBio = defineCommand(user, {
  on: 'rows',
  reads: ['bio'],
  when: (row) => row.bio !== null || 'user-manage.user-list.resetBio.noBio',
  asks: { reason },
  call: 'POST /user/backend/info/edit',
  sends: { reset: 'bio' },
  icon: 'eraser',
})

/** The new address is checked first by `GET /user/backend/checkNewEmail`. */
export const changeEmail = defineCommand(user, {
  on: 'row',
  asks: {
    newEmail: asked(userEmailChange, 'newEmail', { required: true }),
    proof: asked(userEmailChange, 'proof', { required: true }),
    reason: asked(userEmailChange, 'reason', { required: true }),
  },
  call: 'POST /user/backend/updateNewEmail',
  plain: true,
  lacks: { reason: unsaid },
  danger: 'confirm',
  icon: 'mail-check',
})

export const signOutAll = defineCommand(user, {
  on: 'rows',
  asks: { reason },
  icon: 'log-out',
  alsoCalled: ['kick', 'force offline', '踢下线', '强制下线'],
})

export const addLabel = defineCommand(user, {
  on: 'rows',
  asks: {
    label: asked(userLabelMember, 'label', { required: true }),
    expiresAt: asked(userLabelMember, 'expiresAt'),
    reason: asked(userLabelMember, 'reason'),
  },
  inverse: 'removeLabel',
  keys: 'l',
  icon: 'tag',
})

export const removeLabel = defineCommand(user, {
  on: 'rows',
  asks: { label: asked(userLabelMember, 'label', { required: true }) },
  inverse: 'addLabel',
  icon: 'tag',
})

/** Only a fixed list takes members by hand; other groups are built by their rules. */
export const addToGroup = defineCommand(user, {
  on: 'rows',
  asks: { group: asked(userGroupMember, 'group', { required: true }) },
  inverse: 'removeFromGroup',
  icon: 'user-plus',
})

export const removeFromGroup = defineCommand(user, {
  on: 'rows',
  asks: { group: asked(userGroupMember, 'group', { required: true }) },
  inverse: 'addToGroup',
  icon: 'user-minus',
})

export const addToWhitelist = defineCommand(user, {
  on: 'rows',
  asks: {
    abilities: asked(whitelistEntry, 'abilities', { required: true }),
    purpose: asked(whitelistEntry, 'purpose', { required: true }),
    reason: asked(whitelistEntry, 'reason', { required: true }),
    expiresAt: asked(whitelistEntry, 'expiresAt', { required: true }),
  },
  call: 'POST /user/backend/whitelist/update',
  plain: true,
  icon: 'shield-check',
  alsoCalled: ['whitelist', 'allow list'],
})

export const sendMessage = defineCommand(user, {
  on: 'rows',
  asks: {
    message: asked(messageSend, 'message', { required: true }),
    withPush: asked(messageSend, 'withPush'),
    reason: asked(messageSend, 'reason', { required: true }),
  },
  keys: 'Shift+M',
  icon: 'message-square',
})

export const addNote = defineCommand(user, {
  on: 'row',
  asks: {
    text: asked(userNote, 'text', { required: true }),
    images: asked(userNote, 'images'),
    pinned: asked(userNote, 'pinned'),
  },
  keys: 'n',
  icon: 'sticky-note',
})

/** Shows one user's masked fields for 5 minutes; 50 a day per account. */
export const reveal = defineCommand(user, {
  audits: 'reveal',
  on: 'row',
  asks: { reason },
  icon: 'eye',
  alsoCalled: ['unmask', 'show email', 'show phone', '显示手机号', '显示邮箱'],
})

/** The user's own copy on legal request: a link goes to the verified email, good for 7 days. */
export const exportPersonalData = defineCommand(user, {
  on: 'row',
  asks: { ticket: ref(feedback.name, { required: true }) },
  danger: 'confirm',
  icon: 'file-user',
  alsoCalled: ['GDPR'],
})

/** Starts the 30 days of cooling-off. */
export const deleteAccount = defineCommand(user, {
  on: 'row',
  does: move(),
  states: ['normal'],
  asks: { ticket: ref(feedback.name, { required: true }), reason },
  danger: 'second',
  destroys: true,
  inverse: 'cancelDeletion',
  icon: 'user-round-x',
})

export const cancelDeletion = defineCommand(user, {
  on: 'rows',
  does: move(),
  states: ['deleting'],
  asks: { reason },
  icon: 'undo-2',
})

/** By shared device, payment card, IP within 24 hours, or inviter; each with its weight. */
export const findRelated = defineCommand(user, {
  on: 'row',
  does: leadTo('/user-manage/user-detail/{id}?tab=related'),
  icon: 'network',
})

/** The list as it is, but only its ids: what a campaign or a paste takes. Who may export the list may. */
export const exportIds = definePageCommand({
  does: inBrowser(),
  asks: { format: oneOf(['xlsx', 'csv'], { default: 'xlsx', required: true }) },
  call: 'POST /report/backend/exportTask/save',
  icon: 'hash',
  alsoCalled: ['export display ids', '导出展示ID'],
})

/**
 * The list as it is with what is masked elsewhere in the clear: another holder of the right approves first, and the
 * file is encrypted and says who exported it, when and why.
 */
export const exportPersonal = definePageCommand({
  asks: {
    reason,
    list: json<Readonly<Record<string, unknown>>>({ required: true }),
    format: oneOf(['xlsx', 'csv'], { default: 'xlsx', required: true }),
  },
  fills: 'list',
  danger: 'second',
  icon: 'file-lock-2',
  alsoCalled: ['export unmasked', 'export email', 'export phone', '导出未脱敏', '导出手机号', '导出邮箱'],
})
