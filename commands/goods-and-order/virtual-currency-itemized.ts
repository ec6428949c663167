import currencyEntry from '../../src/entities/goods-and-order/currency-entry'
import { because, date, ref } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'

/** Adds the opposite entry; what is no longer there becomes debt. Other scenes are taken back by their own refund. */
export const reverse = defineCommand(currencyEntry, {
  on: 'row',
  reads: ['scene', 'reversedBy'],
  when: (row) =>
    row.reversedBy !== null
      ? 'goods-and-order.virtual-currency-itemized.reverse.done'
      : ['grant', 'task', 'activity', 'agentTransfer'].includes(row.scene) ||
        'goods-and-order.virtual-currency-itemized.reverse.scene',
  asks: { reason: because({ max: 200 }) },
  danger: 'second',
  icon: 'undo-2',
})

/** Opening, what came and went by scene, closing. */
export const statement = definePageCommand({
  asks: {
    user: ref('user', { required: true }),
    from: date({ required: true }),
    to: date({ required: true }),
  },
  keys: 'o',
  icon: 'file-text',
  alsoCalled: ['account statement', '账户流水', '个人对账'],
})
