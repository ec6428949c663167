import staffSession from '../../src/entities/staff-manage/staff-session'
import { because } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'

export const end = defineCommand(staffSession, {
  on: 'rows',
  does: move({ set: { endReason: 'forced' }, stamp: ['endedBy', 'endedAt'] }),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'flag',
})

export const endAndDisable = defineCommand(staffSession, {
  on: 'row',
  states: ['active'],
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  icon: 'user-x',
})

/** Everybody but whoever runs it. */
export const endAll = definePageCommand({
  asks: { reason: because() },
  call: 'POST /auth/backend/staffSession/endAll',
  danger: 'confirm',
  icon: 'log-out',
})

export const activity = defineCommand(staffSession, {
  on: 'row',
  does: leadTo('/staff-manage/audit-log?session={id}'),
  icon: 'history',
})
