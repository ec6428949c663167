import telegramPost from '../../../src/entities/configur-manage/telegram-post'
import { because } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'

export const send = defineCommand(telegramPost, { on: 'rows', danger: 'confirm', inverse: 'recall', icon: 'send' })

export const schedule = defineCommand(telegramPost, {
  on: 'rows',
  asks: { sendAt: asked(telegramPost, 'sendAt', { required: true }) },
  inverse: 'unschedule',
  icon: 'calendar-clock',
})

export const unschedule = defineCommand(telegramPost, { on: 'rows', inverse: 'schedule', icon: 'calendar-x' })

export const resend = defineCommand(telegramPost, { on: 'rows', icon: 'send' })

export const recall = defineCommand(telegramPost, {
  on: 'rows',
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'undo-2',
})

export const pin = defineCommand(telegramPost, {
  on: 'rows',
  sets: { pinned: true },
  states: ['sent'],
  inverse: 'unpin',
  icon: 'pin',
})

export const unpin = defineCommand(telegramPost, {
  on: 'rows',
  sets: { pinned: false },
  states: ['sent'],
  inverse: 'pin',
  icon: 'pin-off',
})
