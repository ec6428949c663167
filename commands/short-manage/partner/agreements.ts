import shortShareAgreement from '../../../src/entities/short-manage/short-share-agreement'
import { because } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

export const submit = defineCommand(shortShareAgreement, { on: 'rows', does: move(), keys: 'b', icon: 'send' })

export const approve = defineCommand(shortShareAgreement, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  danger: 'confirm',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(shortShareAgreement, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'badge-x',
})

export const terminate = defineCommand(shortShareAgreement, {
  on: 'row',
  does: move(),
  asks: {
    endsAt: asked(shortShareAgreement, 'endsAt', { required: true }),
    reason: because(),
  },
  danger: 'confirm',
  icon: 'circle-x',
})
