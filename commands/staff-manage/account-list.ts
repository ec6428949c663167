import account from '../../src/entities/staff-manage/account'
import { because, ref, string } from '../../src/fields'
import { asked, defineCommand, unsaid } from '../../src/schema/command'
import { addTo, move, removeFrom, set } from '../../src/schema/does'

export const assignRoles = defineCommand(account, {
  on: 'rows',
  does: set({}),
  asks: { roles: asked(account, 'roles', { required: true }), reason: because() },
  call: 'POST /auth/backend/account/addOrEditRole',
  plain: true,
  lacks: { reason: unsaid },
  icon: 'user-check',
})

export const disable = defineCommand(account, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  call: 'POST /auth/backend/account/updateStatus',
  plain: true,
  lacks: { reason: unsaid },
  danger: 'confirm',
  destroys: true,
  inverse: 'enable',
  icon: 'circle-dot',
})

const enableAccount = defineCommand(account, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  call: 'POST /auth/backend/account/updateStatus',
  plain: true,
  lacks: { reason: unsaid },
  inverse: 'disable',
  icon: 'circle-dot',
})

export const unlock = defineCommand(account, {
  on: 'rows',
  does: move(),
  call: 'POST /auth/backend/account/updateStatus',
  icon: 'lock-keyhole-open',
})

export const extend = defineCommand(account, {
  on: 'rows',
  does: move(),
  asks: { expiresAt: asked(account, 'expiresAt', { required: true }) },
  icon: 'timer',
})

export { enableAccount as enable }

export const addRoles = defineCommand(account, {
  on: 'rows',
  does: addTo('roles'),
  asks: { roles: asked(account, 'roles', { required: true }), reason: because() },
  inverse: 'removeRoles',
  icon: 'user-plus',
})

export const removeRoles = defineCommand(account, {
  on: 'rows',
  does: removeFrom('roles'),
  asks: { roles: asked(account, 'roles', { required: true }), reason: because() },
  danger: 'confirm',
  destroys: true,
  inverse: 'addRoles',
  icon: 'user-minus',
})

/** The one-time password goes to the owner, by mail; whoever resets it does not see it. */
export const resetPassword = defineCommand(account, {
  on: 'row',
  asks: { reason: because() },
  call: 'POST /auth/backend/account/resetPwd',
  plain: true,
  lacks: { reason: unsaid },
  danger: 'confirm',
  keys: 'w',
  icon: 'key-round',
})

/** For whoever has lost the phone and the recovery codes: they sign in by password alone, and set up another where a role asks. */
export const resetOtp = defineCommand(account, {
  on: 'row',
  asks: { reason: because() },
  danger: 'second',
  icon: 'smartphone',
  alsoCalled: ['two-step', '2FA', 'TOTP', '两步验证', '动态码'],
})

export const endSessions = defineCommand(account, {
  on: 'rows',
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  keys: 'o',
  icon: 'log-out',
})

/** The review of who may do what: this access is still needed. */
export const certify = defineCommand(account, {
  on: 'rows',
  does: set({}, { stamp: ['reviewedAt', 'reviewedBy'] }),
  by: 'others',
  keys: 'v',
  icon: 'badge-check',
})

/** Whatever the account owns or has been assigned goes over to another, as when somebody leaves. */
export const handOver = defineCommand(account, {
  on: 'row',
  asks: { to: ref('account', { required: true }), reason: because() },
  danger: 'confirm',
  icon: 'arrow-right-left',
  alsoCalled: ['reassign work', 'leaver', '离职交接'],
})

/** The codes that some of two to four accounts hold and others lack. */
export const compare = defineCommand(account, { on: 'rows', icon: 'git-compare' })

/** The roles through which an account holds a right, or that none of its roles gives it. */
export const why = defineCommand(account, {
  on: 'row',
  asks: { code: string({ max: 120, required: true }) },
  icon: 'circle-help',
  alsoCalled: ['who gives this right', '权限从哪来'],
})
