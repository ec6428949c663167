import shortShareAgreement from '../../../src/entities/short-manage/short-share-agreement'
import { because } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'

export const submit = defineCommand(shortShareAgreement, { on: 'rows', keys: 'b', icon: 'send' })

export const approve = defineCommand(shortShareAgreement, {
  audits: 'approve',
  on: 'rows',
  by: 'others',
  danger: 'confirm',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(shortShareAgreement, {
  audits: 'approve',
  on: 'rows',
  asks: { reason: because() },
  icon: 'badge-x',
})

export const terminate = defineCommand(shortShareAgreement, {
  on: 'row',
  asks: {
    endsAt: asked(shortShareAgreement, 'endsAt', { required: true }),
    reason: because(),
  },
  danger: 'confirm',
  icon: 'circle-x',
})
