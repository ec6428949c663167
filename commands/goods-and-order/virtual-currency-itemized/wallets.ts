import wallet from '../../../src/entities/goods-and-order/wallet'
import { because } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'
import { move, set } from '../../../src/schema/does'

const reason = because({ max: 200 })

/** It goes on taking top-ups, and neither spends nor cashes out. */
export const freeze = defineCommand(wallet, {
  on: 'rows',
  does: move(),
  asks: { holdReason: asked(wallet, 'holdReason', { required: true }) },
  danger: 'confirm',
  destroys: true,
  inverse: 'unfreeze',
  keys: 'w',
  icon: 'snowflake',
  alsoCalled: ['block wallet', 'stop spending', '冻结余额'],
})

export const unfreeze = defineCommand(wallet, {
  on: 'rows',
  does: move({ set: { holdReason: null } }),
  asks: { reason },
  inverse: 'freeze',
  icon: 'sun',
})

/** The balance compared with the sum of its entries. */
export const recheck = defineCommand(wallet, { on: 'rows', icon: 'scale' })

export const writeOffDebt = defineCommand(wallet, {
  on: 'rows',
  does: set({ debt: 0 }),
  reads: ['debt'],
  when: (row) => (row.debt ?? 0) > 0 || 'goods-and-order.virtual-currency-itemized-wallets.writeOffDebt.none',
  asks: { reason },
  danger: 'second',
  destroys: true,
  icon: 'eraser',
})
