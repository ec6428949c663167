import forceUpdateRule from '../../../src/entities/app-manage/force-update-rule'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

export const submit = defineCommand(forceUpdateRule, { on: 'row', keys: 'u', icon: 'send-to-back' })

export const approve = defineCommand(forceUpdateRule, {
  audits: 'approve',
  on: 'row',
  danger: 'confirm',
  inverse: 'end',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(forceUpdateRule, {
  audits: 'approve',
  on: 'row',
  asks: { reason: because() },
  keys: 'd',
  icon: 'badge-x',
})

export const end = defineCommand(forceUpdateRule, {
  on: 'rows',
  asks: { reason: because() },
  icon: 'square',
})

/** Counts the users of the versions it would replace anew. */
export const estimate = defineCommand(forceUpdateRule, { on: 'row', keys: 't', icon: 'users' })
