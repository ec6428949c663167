import market from '../../../entities/vip-manage/market'
import vipGoods from '../../../entities/vip-manage/vip-goods'
import vipProduct from '../../../entities/vip-manage/vip-product'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
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

export async function addGood(
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
