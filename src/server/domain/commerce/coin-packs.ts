import coinPack from '../../../entities/goods-and-order/coin-pack'
import market from '../../../entities/vip-manage/market'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

/** Stores that charge by products of their own. */
const stores: readonly string[] = ['googlePlay', 'appStore', 'huawei', 'samsung']

/** Coins and price are what buyers were promised: once sold they stay. A pack of a store goes on sale when the store has it. */
export const packRules = defineRules(coinPack, {
  beforeSave: async ({ records }, draft, current) => {
    const pack = { ...current, ...draft }
    const isSold = (current?.sold30d ?? 0) > 0
    for (const name of ['coins', 'price'] as const)
      if (isSold && name in draft && draft[name] !== current?.[name])
        throw badField(name, 'goods-and-order.virtual-currency-manage-content.sold')
    if (pack.extraFrom && pack.extraTo && pack.extraTo <= pack.extraFrom)
      throw badField('extraTo', 'error.offBeforePublish')
    const { currency, store } = await records.get(market, pack.market ?? 0)
    const isPublished = 'state' in draft && draft.state === 'onSale'
    if (isPublished && stores.includes(store) && current?.check !== 'ok')
      throw refused('goods-and-order.virtual-currency-manage-content.unchecked')
    return { currency }
  },
})
