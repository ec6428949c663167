import payStatement from '../../src/entities/goods-and-order/pay-statement'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

/** Counts our side of the day again, and what is still open. */
export const match = defineCommand(payStatement, { on: 'rows', does: move(), icon: 'scale' })

export const close = defineCommand(payStatement, {
  on: 'rows',
  does: move(),
  reads: ['openDiffs'],
  when: (row) => (row.openDiffs ?? 0) === 0 || 'goods-and-order.reconciliation.close.open',
  danger: 'confirm',
  icon: 'lock',
})

export const reopen = defineCommand(payStatement, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'lock-open',
})

/** What the bank shows of it. */
export const enterReceived = defineCommand(payStatement, {
  on: 'row',
  does: set({}),
  states: ['matched'],
  asks: {
    netReceived: asked(payStatement, 'netReceived', { required: true }),
    bankRef: asked(payStatement, 'bankRef', { required: true }),
  },
  keys: 'b',
  icon: 'landmark',
})
