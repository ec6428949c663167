import payStatementDiff from '../../../src/entities/goods-and-order/pay-statement-diff'
import { because } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

export const resolve = defineCommand(payStatementDiff, {
  on: 'rows',
  does: move({ stamp: ['resolvedBy'] }),
  asks: {
    verdict: asked(payStatementDiff, 'verdict', { required: true }),
    note: asked(payStatementDiff, 'note', { required: true }),
  },
  inverse: 'reopen',
  keys: 'a',
  icon: 'circle-check',
})

export const reopen = defineCommand(payStatementDiff, {
  on: 'rows',
  does: move({ set: { resolvedBy: null } }),
  asks: { reason: because() },
  inverse: 'resolve',
  icon: 'undo-2',
})

/** Delivers the order that the channel has as paid; once, however often it is asked for. */
export const redeliver = defineCommand(payStatementDiff, {
  on: 'row',
  states: ['open'],
  reads: ['kind', 'order'],
  when: (row) =>
    (row.order !== null && (row.kind === 'missingHere' || row.kind === 'stateDiffers')) ||
    'goods-and-order.reconciliation-diffs.redeliver.noOrder',
  asks: { reason: because() },
  danger: 'second',
  icon: 'package-check',
})
