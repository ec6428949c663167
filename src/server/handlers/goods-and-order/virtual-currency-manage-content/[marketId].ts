import * as commands from '../../../../../commands/goods-and-order/virtual-currency-manage-content/[marketId]'
import coinPack from '../../../../entities/goods-and-order/coin-pack'
import market from '../../../../entities/vip-manage/market'
import { handlers } from '../../../operations/handler'
import { badField } from '../../../base/errors'

export default handlers(commands, {
  setHighlight: {
    undo: 'image',
    run: async ({ records }, row) => {
      const others = await records.where(coinPack, { market: row.market, audience: row.audience, highlight: true })
      for (const other of others) await records.update(coinPack, other, { highlight: false })
      await records.update(coinPack, row, { highlight: true })
    },
  },

  copyFrom: {
    run: async ({ records }, { from, into, convert }) => {
      const [source, target] = [await records.get(market, from), await records.get(market, into)]
      if (from === into) throw badField('into', 'goods-and-order.virtual-currency-manage-content.sameMarket')
      // There are no exchange rates here: another currency's prices would be guesses.
      if (source.currency !== target.currency)
        throw badField('into', 'goods-and-order.virtual-currency-manage-content.otherCurrency')
      const factor = convert ? (target.priceFactor ?? 1) / (source.priceFactor ?? 1) : 1
      const there = new Set((await records.where(coinPack, { market: into })).map(({ product }) => product))
      const packs = await records.where(coinPack, { market: from, state: 'onSale' })
      const missing = packs.filter(({ product }) => !there.has(product))
      for (const pack of missing)
        await records.insert(coinPack, {
          ...without(pack),
          market: into,
          price: Math.max(1, Math.round(pack.price * factor)),
          currency: target.currency,
          storeProductId: null,
          check: 'unchecked',
          state: 'draft',
        })
      const counted = {
        caption: 'goods-and-order.virtual-currency-manage-content.copyFrom.made',
        value: missing.length,
      }
      return { findings: [counted] }
    },
  },
})

/** What a copy takes over: nothing that counts or dates the one it is made from. */
function without<R extends object>(row: R) {
  const {
    id: _id,
    version: _version,
    sold30d: _sold,
    revenue30d: _revenue,
    highlight: _highlight,
    ...rest
  } = row as R & {
    id: number
    version: number
    sold30d: unknown
    revenue30d: unknown
    highlight: unknown
  }
  return rest
}
