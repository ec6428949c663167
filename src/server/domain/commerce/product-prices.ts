import market from '../../../entities/vip-manage/market'
import product from '../../../entities/vip-manage/product'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'

/** A price that moves by a larger share takes a second person. */
const maxChange = 0.3

/**
 * A price that somebody slips on by a digit does not go through a form or a sheet. Drafts are priced freely, but each market in
 * its own currency.
 */
export const productRules = defineRules(product, {
  beforeSave: async ({ records }, draft, current) => {
    for (const { market: of, currency } of draft.prices ?? []) {
      const { name, currency: own } = await records.get(market, of)
      if (currency !== own) throw badField('prices', 'product.prices.otherCurrency', { market: name, currency: own })
    }
    if (!current || current.state === 'draft' || draft.basePrice === undefined || draft.basePrice === null) return
    if (Math.abs(draft.basePrice - current.basePrice) > current.basePrice * maxChange)
      throw badField('basePrice', 'goods-and-order.goods-list-products.changePrice.instead')
  },
})
