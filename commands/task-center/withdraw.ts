import integralWithdrawal from '../../src/entities/task-center/integral-withdrawal'
import blacklistEntry from '../../src/entities/user-manage/blacklist-entry'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

/** Takes it on, so that nobody else decides on it meanwhile. */
export const take = defineCommand(integralWithdrawal, { on: 'rows', does: move({ stamp: ['assignee'] }), icon: 'hand' })

/** From the amount that the area's settings name it goes on to a second person. */
export const approve = defineCommand(integralWithdrawal, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  states: ['inReview'],
  keys: 'a',
  money: 'amount',
  icon: 'badge-check',
})

/** By another than the first. */
export const approveSecond = defineCommand(integralWithdrawal, {
  on: 'rows',
  does: move(),
  danger: 'confirm',
  money: 'amount',
  icon: 'badge-check',
})

/** The points go back unless they are confiscated, which takes fraud as the reason. */
export const reject = defineCommand(integralWithdrawal, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: {
    rejectReason: asked(integralWithdrawal, 'rejectReason', { required: true }),
    decisionNote: asked(integralWithdrawal, 'decisionNote'),
    returnPoints: asked(integralWithdrawal, 'returnPoints', { required: true }),
  },
  danger: 'confirm',
  destroys: true,
  keys: 'd',
  icon: 'badge-x',
})

export const hold = defineCommand(integralWithdrawal, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'release',
  keys: 'w',
  icon: 'pause',
})

export const release = defineCommand(integralWithdrawal, { on: 'rows', does: move(), icon: 'play' })

export const retryPayout = defineCommand(integralWithdrawal, {
  on: 'rows',
  does: move(),
  danger: 'confirm',
  carriesOut: 'approve',
  icon: 'refresh-cw',
})

export const giveBack = defineCommand(integralWithdrawal, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'undo-2',
})

export const assign = defineCommand(integralWithdrawal, {
  on: 'rows',
  does: set({}),
  asks: { assignee: asked(integralWithdrawal, 'assignee', { required: true }) },
  icon: 'user-check',
})

/** From withdrawing, or from all there is: a scope of the blacklist. */
export const banUser = defineCommand(integralWithdrawal, {
  on: 'rows',
  asks: {
    scope: asked(blacklistEntry, 'scope', { required: true }),
    reasonCode: asked(blacklistEntry, 'reasonCode', { required: true }),
    reason: asked(blacklistEntry, 'reason', { required: true }),
    expiresAt: asked(blacklistEntry, 'expiresAt'),
  },
  danger: 'confirm',
  destroys: true,
  icon: 'ban',
})

/** With the payees, for the provider. */
export const exportPayout = defineCommand(integralWithdrawal, { on: 'rows', states: ['approved'], icon: 'file-down' })
