import * as commands from '../../../../commands/vip-manage/vip-product'
import market from '../../../entities/vip-manage/market'
import vipGoods from '../../../entities/vip-manage/vip-goods'
import { addGood } from '../../domain/commerce/vip-goods'
import { handlers } from '../../operations/handler'
import { refused } from '../../base/errors'

export default handlers(commands, {
  addToMarkets: {
    undo: 'never',
    run: async (context, plan, { markets }) => {
      for (const id of markets) {
        const place = await context.records.get(market, id)
        // There are no exchange rates here: a price in another currency is for people to set.
        if (place.currency !== plan.currency)
          throw refused('vip-manage.vip-product.addToMarkets.otherCurrency', { market: place.name })
        const [there] = await context.records.where(vipGoods, { market: id, vipProduct: plan.id }, 1)
        if (!there) await addGood(context, place, plan.id, plan.basePrice * (place.priceFactor ?? 1))
      }
    },
  },
})
