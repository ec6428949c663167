import { sql } from 'kysely'
import {
  copyFrom as copyPacks,
  setHighlight,
} from '../../../../commands/goods-and-order/virtual-currency-manage-content/[marketId]'
import { ladder } from '../../../../commands/goods-and-order/virtual-currency-manage'
import coinPack from '../../../entities/goods-and-order/coin-pack'
import market from '../../../entities/vip-manage/market'
import type { Finding } from '../../../schema/findings'
import { defineRules, handle, handlePage, handleTogether } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'

/** Stores that charge by products of their own. */
const stores: readonly string[] = ['googlePlay', 'appStore', 'huawei', 'samsung']

/** Coins and price are what buyers were told: once sold they stay. A pack of a store goes on sale when the store has it. */
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

export const highlightingPack = handle(setHighlight, {
  undo: 'image',
  run: async ({ records }, row) => {
    const others = await records.where(coinPack, { market: row.market, audience: row.audience, highlight: true })
    for (const other of others) await records.update(coinPack, other, { highlight: false })
    await records.update(coinPack, row, { highlight: true })
  },
})

export const copyingPacks = handlePage(copyPacks, {
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
    const counted = { caption: 'goods-and-order.virtual-currency-manage-content.copyFrom.made', value: missing.length }
    return { findings: [counted] }
  },
})

/** Coins for a dollar of each pack on sale, dearest first within its market; a pack that gives less than a smaller one is marked. */
export const comparingLadders = handleTogether(ladder, {
  run: async ({ db }, rows) => {
    const { rows: packs } = await sql<{
      market: string
      coins: number
      rate: number
      id: number
    }>`select m.name as market,
        p.coins + coalesce(p.bonus_coins, 0) as coins, coalesce(p.coins_per_usd, 0)::float as rate, m.id
      from coin_pack p join market m on m.id = p.market
      where p.market = any(${rows.map(({ id }) => id)}) and p.state = 'onSale' order by m.id, p.price`.execute(db)
    return {
      findings: packs.map<Finding>((pack, index) => {
        const smaller = packs[index - 1]
        const falls = smaller !== undefined && smaller.id === pack.id && smaller.rate > pack.rate
        return {
          caption: 'goods-and-order.virtual-currency-manage.ladder.pack',
          params: { market: pack.market, coins: Number(pack.coins) },
          value: Math.round(pack.rate * 10) / 10,
          to: `/goods-and-order/virtual-currency-manage-content/${pack.id}`,
          ...(falls && { tone: 'bad' as const }),
        }
      }),
    }
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
