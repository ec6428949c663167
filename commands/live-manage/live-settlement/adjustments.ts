import settlementAdjustment from '../../../src/entities/live-manage/settlement-adjustment'
import { asked, defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

export const submit = defineCommand(settlementAdjustment, { on: 'rows', does: move(), keys: 'u', icon: 'send-to-back' })

/** Above 5,000 USD twice: by another account, and by one with finance's right. */
export const approve = defineCommand(settlementAdjustment, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  money: 'amount',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(settlementAdjustment, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { rejectReason: asked(settlementAdjustment, 'rejectReason', { required: true }) },
  icon: 'badge-x',
})

/** Makes the opposite, in the next period that is open. */
export const reverse = defineCommand(settlementAdjustment, {
  on: 'row',
  states: ['applied'],
  asks: { reason: asked(settlementAdjustment, 'reason', { required: true }) },
  danger: 'confirm',
  icon: 'undo-2',
})
