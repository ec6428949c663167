import order from '../../src/entities/goods-and-order/order'
import { defineCommand } from '../../src/schema/command'

export const open = defineCommand(order, {
  on: 'row',
  opens: '/goods-and-order/order-itemized?orderNo={orderNo}',
  keys: 'o',
  icon: 'arrow-up-right',
})

export { flagTest, invoice, redeliver, requestRefund, unflagTest } from '../goods-and-order/order-itemized'
