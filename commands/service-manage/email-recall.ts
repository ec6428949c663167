import emailRecall from '../../src/entities/service-manage/email-recall'
import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'

export const submit = defineCommand(emailRecall, { on: 'rows', icon: 'send-to-back' })

export const approve = defineCommand(emailRecall, {
  audits: 'approve',
  on: 'rows',
  danger: 'confirm',
  icon: 'badge-check',
})

export const reject = defineCommand(emailRecall, {
  audits: 'approve',
  on: 'rows',
  asks: { reason: because() },
  icon: 'badge-x',
})

export const pause = defineCommand(emailRecall, { on: 'rows', inverse: 'resume', icon: 'pause' })

export const resume = defineCommand(emailRecall, { on: 'rows', inverse: 'pause', icon: 'play' })

export const end = defineCommand(emailRecall, { on: 'rows', danger: 'confirm', icon: 'flag' })
