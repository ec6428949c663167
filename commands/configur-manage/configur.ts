import siteSetting from '../../src/entities/configur-manage/site-setting'
import { ref, string } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'

export const publish = defineCommand(siteSetting, {
  on: 'rows',
  stamps: ['publishedBy', 'publishedAt'],
  asks: { note: string({ max: 300, required: true }) },
  icon: 'circle-arrow-up',
})

export const submit = defineCommand(siteSetting, {
  on: 'rows',
  asks: { approver: ref('account', { required: true }), note: string({ max: 300, required: true }) },
  inverse: 'withdraw',
  icon: 'send-to-back',
})

export const withdraw = defineCommand(siteSetting, { on: 'rows', inverse: 'submit', icon: 'undo-2' })

export const approve = defineCommand(siteSetting, { on: 'rows', danger: 'confirm', by: 'others', icon: 'badge-check' })

export const reject = defineCommand(siteSetting, {
  on: 'rows',
  asks: { reason: string({ max: 300, required: true }) },
  icon: 'badge-x',
})

export const discard = defineCommand(siteSetting, { on: 'rows', icon: 'eraser' })

export const archive = defineCommand(siteSetting, {
  on: 'rows',
  asks: { reason: string({ max: 300, required: true }) },
  inverse: 'restore',
  icon: 'archive',
})

export const restore = defineCommand(siteSetting, { on: 'rows', inverse: 'archive', icon: 'archive-restore' })

export const overrides = defineCommand(siteSetting, {
  on: 'row',
  opens: '/configur-manage/configur/overrides/{id}',
  keys: 'o',
  icon: 'layers',
})
