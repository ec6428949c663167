import market from '../../src/entities/vip-manage/market'
import { defineCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'

export const openPacks = defineCommand(market, {
  on: 'row',
  does: leadTo('/goods-and-order/virtual-currency-manage-content/{id}'),
  keys: 'o',
  icon: 'arrow-up-right',
})

/** Coins for a dollar, pack by pack, in the chosen markets. */
export const ladder = defineCommand(market, {
  on: 'rows',
  icon: 'chart-no-axes-column-increasing',
  alsoCalled: ['coin prices', 'price ladder', '价格阶梯', '金币单价'],
})
