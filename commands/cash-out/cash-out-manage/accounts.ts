import payoutAccount from '../../../src/entities/cash-out/payout-account'
import { because, string } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

const reason = because()

export const verifyAccount = defineCommand(payoutAccount, {
  on: 'rows',
  does: move(),
  asks: { note: string({ max: 300, required: true }) },
  keys: 'a',
  icon: 'badge-check',
})

/** Nothing is paid to it. */
export const blockAccount = defineCommand(payoutAccount, {
  on: 'rows',
  does: move(),
  asks: { reason },
  danger: 'confirm',
  destroys: true,
  inverse: 'unblockAccount',
  keys: 'b',
  icon: 'ban',
})

export const unblockAccount = defineCommand(payoutAccount, {
  on: 'rows',
  does: move(),
  asks: { reason },
  inverse: 'blockAccount',
  icon: 'circle-check',
})
