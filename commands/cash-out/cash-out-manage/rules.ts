import cashOutRule from '../../../src/entities/cash-out/cash-out-rule'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

const reason = because()

export const submitRule = defineCommand(cashOutRule, { on: 'rows', does: move(), keys: 'b', icon: 'send-to-back' })

export const approveRule = defineCommand(cashOutRule, {
  on: 'rows',
  does: move(),
  danger: 'confirm',
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const rejectRule = defineCommand(cashOutRule, {
  on: 'rows',
  does: move(),
  asks: { reason },
  by: 'others',
  keys: 'd',
  icon: 'badge-x',
})

/** Refused while no other rule follows it in each of its countries. */
export const endRule = defineCommand(cashOutRule, {
  on: 'row',
  does: move(),
  asks: { reason },
  danger: 'confirm',
  icon: 'flag',
})
