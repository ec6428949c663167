import * as commands from '../../../../../commands/vip-manage/vip-goods/[marketId]'
import market from '../../../../entities/vip-manage/market'
import vipGoods from '../../../../entities/vip-manage/vip-goods'
import { addGood } from '../../../domain/commerce/vip-goods'
import { handlers } from '../../../operations/handler'
import { badField } from '../../../base/errors'

export default handlers(commands, {
  setHighlight: {
    undo: 'image',
    run: async ({ records }, row) => {
      const others = await records.where(vipGoods, { market: row.market, audience: row.audience, highlight: true })
      for (const other of others) await records.update(vipGoods, other, { highlight: false })
      await records.update(vipGoods, row, { highlight: true })
    },
  },

  copyFrom: {
    run: async (context, { from, into, convert }) => {
      const { records } = context
      if (from === into) throw badField('into', 'goods-and-order.virtual-currency-manage-content.sameMarket')
      const [source, target] = [await records.get(market, from), await records.get(market, into)]
      if (source.currency !== target.currency)
        throw badField('into', 'goods-and-order.virtual-currency-manage-content.otherCurrency')
      const factor = convert ? (target.priceFactor ?? 1) / (source.priceFactor ?? 1) : 1
      const there = new Set((await records.where(vipGoods, { market: into })).map(({ vipProduct: plan }) => plan))
      const goods = (await records.where(vipGoods, { market: from, state: 'onSale' })).filter(
        ({ vipProduct: plan }) => !there.has(plan),
      )
      for (const good of goods) await addGood(context, target, good.vipProduct, good.price * factor, good)
      return { findings: [{ caption: 'vip-manage.vip-goods.copyFrom.made', value: goods.length }] }
    },
  },
})
