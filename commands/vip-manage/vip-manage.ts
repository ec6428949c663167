import market from '../../src/entities/vip-manage/market'
import { ref } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'

export const openGoods = defineCommand(market, {
  on: 'row',
  does: leadTo('/vip-manage/vip-goods/{id}'),
  keys: 'o',
  icon: 'arrow-up-right',
})

export const openCoinPacks = defineCommand(market, {
  on: 'row',
  does: leadTo('/goods-and-order/virtual-currency-manage-content/{id}'),
  icon: 'arrow-up-right',
})

/** The market that a user buys in: by client, then by area. */
export const findMarket = definePageCommand({
  asks: { user: ref('user', { required: true }) },
  keys: 'b',
  icon: 'map-pin',
})
