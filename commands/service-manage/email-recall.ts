import emailRecall from '../../src/entities/service-manage/email-recall'
import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

export const submit = defineCommand(emailRecall, { on: 'rows', does: move(), icon: 'send-to-back' })

export const approve = defineCommand(emailRecall, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  danger: 'confirm',
  icon: 'badge-check',
})

export const reject = defineCommand(emailRecall, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'badge-x',
})

export const pause = defineCommand(emailRecall, { on: 'rows', does: move(), inverse: 'resume', icon: 'pause' })

export const resume = defineCommand(emailRecall, { on: 'rows', does: move(), inverse: 'pause', icon: 'play' })

export const end = defineCommand(emailRecall, { on: 'rows', does: move(), danger: 'confirm', icon: 'flag' })
