import payoutBatch from '../../../src/entities/cash-out/payout-batch'
import { because, money } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { leadTo, move } from '../../../src/schema/does'

/** Nothing leaves or joins it any more. */
export const submitBatch = defineCommand(payoutBatch, {
  on: 'row',
  does: move(),
  reads: ['count'],
  when: (row) => (row.count ?? 0) > 0 || 'cash-out.cash-out-manage-batches.submitBatch.empty',
  inverse: 'sendBackBatch',
  keys: 'i',
  icon: 'send-to-back',
})

export const sendBackBatch = defineCommand(payoutBatch, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  inverse: 'submitBatch',
  icon: 'undo-2',
})

/** By another account than its maker, who enters its exact sum. */
export const releaseBatch = defineCommand(payoutBatch, {
  on: 'row',
  does: move(),
  asks: { sum: money({ code: 'USD', required: true }) },
  danger: 'confirm',
  by: 'others',
  keys: 'a',
  money: 'amountUsd',
  icon: 'banknote-arrow-up',
  alsoCalled: ['pay out', 'release money', '打款', '放款'],
})

export const settleBatch = defineCommand(payoutBatch, {
  on: 'row',
  does: move(),
  reads: ['unknownCount'],
  when: (row) => (row.unknownCount ?? 0) === 0 || 'cash-out.cash-out-manage-batches.settleBatch.unknown',
  danger: 'confirm',
  icon: 'circle-check-big',
})

/** The requests that it pays. */
export const lines = defineCommand(payoutBatch, {
  on: 'row',
  does: leadTo('/cash-out/cash-out-manage?batch={id}'),
  keys: 'o',
  icon: 'list',
})
