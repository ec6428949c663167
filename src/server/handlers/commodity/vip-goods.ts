import { addToMarkets } from '../../../../commands/vip-manage/vip-product'
import { copyFrom, setHighlight } from '../../../../commands/vip-manage/vip-goods/[marketId]'
import market from '../../../entities/vip-manage/market'
import vipGoods from '../../../entities/vip-manage/vip-goods'
import vipProduct from '../../../entities/vip-manage/vip-product'
import type { Row } from '../../../schema/entity'
import { defineRules, handle, handlePage } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { daysOf } from './deliver-order'

const stores: readonly string[] = ['googlePlay', 'appStore', 'huawei', 'samsung']

/** A good of a store goes on sale when the store has it at our price; the last one of an enabled market stays on sale. */
export const vipGoodsRules = defineRules(vipGoods, {
  beforeSave: async ({ records }, draft, current) => {
    const place = await records.get(market, draft.market ?? current?.market ?? 0)
    const state = 'state' in draft ? draft.state : undefined
    if (state === 'onSale' && stores.includes(place.store) && current?.check !== 'ok')
      throw refused('vip-manage.vip-goods.unchecked')
    if (state === 'offSale' && place.enabled) {
      const others = await records.where(vipGoods, { market: place.id, state: 'onSale' }, 2)
      if (!others.some(({ id }) => id !== current?.id)) throw refused('vip-manage.vip-goods.lastOne')
    }
    return { currency: place.currency, ...('price' in draft && { netUsd: null, usd: null }) }
  },
})

/** What makes a plan is fixed once it has been sold; another plan is a copy. */
export const vipProductRules = defineRules(vipProduct, {
  beforeSave: async (_context, draft, current) => {
    const hasBeenSold = (current?.members ?? 0) > 0 || (current?.sold30d ?? 0) > 0
    for (const name of ['tier', 'unit', 'length', 'kind'] as const)
      if (hasBeenSold && name in draft && draft[name] !== current?.[name])
        throw badField(name, 'vip-manage.vip-product.sold')
    const plan = { ...current, ...draft } as Row<typeof vipProduct>
    const monthlyPrice = Math.round((plan.basePrice / daysOf({ ...plan, giftDays: 0 })) * 30)
    return Promise.resolve({ monthlyPrice })
  },
})

export const addingToMarkets = handle(addToMarkets, {
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
})

export const highlightingGood = handle(setHighlight, {
  undo: 'image',
  run: async ({ records }, row) => {
    const others = await records.where(vipGoods, { market: row.market, audience: row.audience, highlight: true })
    for (const other of others) await records.update(vipGoods, other, { highlight: false })
    await records.update(vipGoods, row, { highlight: true })
  },
})

export const copyingGoods = handlePage(copyFrom, {
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
})

async function addGood(
  { records }: Context,
  place: Row<typeof market>,
  plan: number,
  price: number,
  like?: Row<typeof vipGoods>,
): Promise<void> {
  await records.insert(vipGoods, {
    market: place.id,
    vipProduct: plan,
    price: rounded(price, place.rounding),
    currency: place.currency,
    badge: like?.badge ?? null,
    audience: like?.audience ?? 'all',
    highlight: false,
    check: 'unchecked',
    state: 'draft',
  })
}

/** A filled price as people expect it in a shop: ending in 9, in 99 or in 900 minor units, never below one of them. */
export function rounded(price: number, rounding: string | null): number {
  const step = rounding === 'end9' ? 10 : rounding === 'end99' ? 100 : rounding === 'end900' ? 1_000 : 1
  const below = rounding === 'end900' ? 100 : 1
  return step === 1 ? Math.max(1, Math.round(price)) : Math.max(step, Math.round(price / step) * step) - below
}
