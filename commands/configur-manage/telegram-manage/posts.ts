import telegramPost from '../../../src/entities/configur-manage/telegram-post'
import { because } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'
import { move, set } from '../../../src/schema/does'

export const send = defineCommand(telegramPost, {
  on: 'rows',
  does: move(),
  danger: 'confirm',
  inverse: 'recall',
  icon: 'send',
})

export const schedule = defineCommand(telegramPost, {
  on: 'rows',
  does: move(),
  asks: { sendAt: asked(telegramPost, 'sendAt', { required: true }) },
  inverse: 'unschedule',
  icon: 'calendar-clock',
})

export const unschedule = defineCommand(telegramPost, {
  on: 'rows',
  does: move(),
  inverse: 'schedule',
  icon: 'calendar-x',
})

export const resend = defineCommand(telegramPost, { on: 'rows', does: move(), icon: 'send' })

export const recall = defineCommand(telegramPost, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  icon: 'undo-2',
})

export const pin = defineCommand(telegramPost, {
  on: 'rows',
  does: set({ pinned: true }),
  states: ['sent'],
  inverse: 'unpin',
  icon: 'pin',
})

export const unpin = defineCommand(telegramPost, {
  on: 'rows',
  does: set({ pinned: false }),
  states: ['sent'],
  inverse: 'pin',
  icon: 'pin-off',
})
