import product from '../../../entities/vip-manage/product'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'

/** A price that moves by a larger share takes a second person. */
const maxChange = 0.3

/** A price that somebody slips on by a digit does not go through a form or a sheet. Drafts are priced freely. */
export const productRules = defineRules(product, {
  beforeSave: (_context, draft, current) => {
    if (!current || current.state === 'draft' || draft.basePrice === undefined || draft.basePrice === null)
      return Promise.resolve()
    if (Math.abs(draft.basePrice - current.basePrice) > current.basePrice * maxChange)
      throw badField('basePrice', 'goods-and-order.goods-list-products.changePrice.instead')
    return Promise.resolve()
  },
})
