import forceUpdateRule from '../../../src/entities/app-manage/force-update-rule'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'
import { reviewed } from '../../packs/reviewed'

export const { submit, reject } = reviewed(forceUpdateRule, { on: 'row', keys: { submit: 'u', reject: 'd' } })

export const approve = defineCommand(forceUpdateRule, {
  audits: 'approve',
  on: 'row',
  does: move(),
  danger: 'confirm',
  inverse: 'end',
  keys: 'a',
  icon: 'badge-check',
})

export const end = defineCommand(forceUpdateRule, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'square',
})

/** Counts the users of the versions it would replace again. */
export const estimate = defineCommand(forceUpdateRule, { on: 'row', keys: 't', icon: 'users' })
