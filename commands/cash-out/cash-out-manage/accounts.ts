import payoutAccount from '../../../src/entities/cash-out/payout-account'
import { because, string } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

const reason = because()

export const verifyAccount = defineCommand(payoutAccount, {
  on: 'rows',
  asks: { note: string({ max: 300, required: true }) },
  keys: 'a',
  icon: 'badge-check',
})

/** Nothing is paid to it. */
export const blockAccount = defineCommand(payoutAccount, {
  on: 'rows',
  asks: { reason },
  danger: 'confirm',
  inverse: 'unblockAccount',
  keys: 'b',
  icon: 'ban',
})

export const unblockAccount = defineCommand(payoutAccount, {
  on: 'rows',
  asks: { reason },
  inverse: 'blockAccount',
  icon: 'circle-check',
})
