import fissionInviter from '../../src/entities/activity-manage/fission-inviter'
import { because, bool } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

export const freeze = defineCommand(fissionInviter, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'unfreeze',
  keys: 'w',
  icon: 'snowflake',
})

export const unfreeze = defineCommand(fissionInviter, { on: 'rows', does: move(), inverse: 'freeze', icon: 'sun' })

export const disqualify = defineCommand(fissionInviter, {
  on: 'rows',
  does: move(),
  asks: { reason: because(), clawBack: bool({ required: true }) },
  danger: 'confirm',
  destroys: true,
  inverse: 'reinstate',
  icon: 'user-x',
})

export const reinstate = defineCommand(fissionInviter, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'user-check',
})

/** Counts the invitations again. */
export const recalculate = defineCommand(fissionInviter, { on: 'rows', icon: 'calculator' })

export const exportInvitees = defineCommand(fissionInviter, { on: 'rows', icon: 'file-down' })
