import order from '../../src/entities/goods-and-order/order'
import { defineCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'

export const open = defineCommand(order, {
  on: 'row',
  does: leadTo('/goods-and-order/order-itemized?orderNo={orderNo}'),
  keys: 'o',
  icon: 'arrow-up-right',
})

export { flagTest, invoice, redeliver, requestRefund, unflagTest } from '../goods-and-order/order-itemized'
