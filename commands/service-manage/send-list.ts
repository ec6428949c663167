import { ref } from '../../src/fields'
import messageSend from '../../src/entities/service-manage/message-send'
import { asked, defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

export const approve = defineCommand(messageSend, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  danger: 'confirm',
  by: 'others',
  icon: 'badge-check',
})

export const reject = defineCommand(messageSend, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { reason: asked(messageSend, 'reason', { required: true }) },
  icon: 'badge-x',
})

export const cancel = defineCommand(messageSend, { on: 'rows', does: move(), icon: 'circle-x' })

export const withdraw = defineCommand(messageSend, {
  on: 'rows',
  does: move(),
  asks: { reason: asked(messageSend, 'reason', { required: true }) },
  danger: 'confirm',
  destroys: true,
  icon: 'undo-2',
})

/** Whether a user was meant by a sending, and what became of it. */
export const traceUser = defineCommand(messageSend, {
  on: 'row',
  asks: { user: ref('user', { required: true }) },
  icon: 'route',
})

/** Tries again those whom it did not reach. */
export const resendFailed = defineCommand(messageSend, {
  on: 'rows',
  states: ['sent'],
  icon: 'rotate-cw',
})
