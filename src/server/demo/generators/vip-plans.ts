import type vipGoods from '../../../entities/vip-manage/vip-goods'
import type vipProduct from '../../../entities/vip-manage/vip-product'
import type vipTier from '../../../entities/vip-manage/vip-tier'
import { phrases } from '../words/phrases'
import type { Generator, RowOf, World } from '../world'
import { marketTerms } from './markets'
import { currencyRate, localPrice } from './prices'
import { goods } from './products'

type Unit = NonNullable<RowOf<typeof vipProduct>['unit']>

/** Kinds of VIP, from the least to the most: code, names, what a month of it costs against the usual one, devices and streams. */
const tiers = [
  ['mobile', phrases('手机会员 | Mobile VIP')[0]!, 0.6, 1, 1, '720p'],
  ['vip', phrases('会员 | VIP')[0]!, 1, 4, 2, '1080p'],
  ['svip', phrases('超级会员 | Super VIP')[0]!, 1.7, 6, 4, '2160p'],
  ['family', phrases('家庭会员 | Family VIP')[0]!, 2.2, 10, 6, '2160p'],
] as const

/** How long a plan runs, in the order in which `goods` sells it: unit, names, US cents of the usual tier, months. */
const terms: readonly (readonly [Unit, zh: string, en: string, cents: number, months: number])[] = [
  ['month', '月卡', 'monthly', 499, 1],
  ['quarter', '季卡', 'quarterly', 1299, 3],
  ['year', '年卡', 'yearly', 3999, 12],
  ['week', '周卡', 'weekly', 199, 0.25],
]

/** What is sold to some: names, whose tier it is, and the share of the usual price. */
const offers = [
  ['student', phrases('学生 | student')[0]!, 0.5],
  ['returning', phrases('回归 | returning')[0]!, 0.8],
] as const

/** The tier, the term and the price of a plan, in US cents. */
export function planAt(index: number) {
  const [unit, zh, en, cents, months] = terms[index % terms.length]!
  const edition = Math.floor(index / terms.length)
  const tier = edition < tiers.length ? edition : 1
  const offer = offers[edition - tiers.length]
  const [code, name, factor] = tiers[tier]!
  // Prices end as shops have them end.
  const price = Math.max(99, Math.round((cents * factor * (offer?.[2] ?? 1)) / 50) * 50 - 1)
  return {
    ...{ tier, unit, months, price },
    code: [offer?.[0], code, en].filter(Boolean).join('_'),
    name: {
      zh_CN: `${offer?.[1].zh_CN ?? ''}${name.zh_CN}${zh}`,
      en: `${name.en} ${en}${offer ? ` (${offer[1].en})` : ''}`,
    },
    /** Its place among what is sold: an edition has one product of each term, in the same order, the usual tier first. */
    product: ([1, 0][edition] ?? edition) * goods.length + (index % terms.length),
  }
}

export const vipTierGenerator: Generator = {
  count: () => tiers.length,
  distinct: true,
  row(_world, index): RowOf<typeof vipTier> {
    const [code, name, , maxDevices, maxStreams, maxDefinition] = tiers[index]!
    return {
      ...{ code, maxDevices, maxStreams, maxDefinition },
      name: { zh_CN: name.zh_CN, en: name.en },
      rankValue: index + 1,
      adFree: index > 0,
    }
  },
}

export const vipProductGenerator: Generator = {
  count: (world) => Math.min(world.asked('vipProduct'), (tiers.length + offers.length) * terms.length),
  distinct: true,
  row(world, index, random): RowOf<typeof vipProduct> {
    const { tier, unit, months, price, code, name, product } = planAt(index)
    return {
      ...{ name, code, unit, currency: 'USD', basePrice: price, length: 1 },
      product: world.id('product', product) ?? 0,
      tier: world.id('vipTier', tier) ?? 0,
      kind: tiers[tier]![0] === 'family' ? 'familyPlan' : unit === 'week' ? 'oneTime' : 'subscription',
      seats: tiers[tier]![0] === 'family' ? 6 : 1,
      trialDays: unit === 'month' && tier > 0 ? 7 : 0,
      monthlyPrice: Math.round(price / Math.max(1, months)),
      // Days on top are for those who come back, or study.
      giftDays: unit === 'year' && index >= tiers.length * terms.length ? 15 : 0,
      state: index < 12 ? 'onSale' : random.pick(['onSale', 'onSale', 'offSale', 'draft'] as const),
    }
  },
}

export const vipGoodsGenerator: Generator = {
  count: (world) => Math.min(world.asked('vipGoods'), world.count('market') * world.count('vipProduct')),
  distinct: true,
  row(world: World, index, random): RowOf<typeof vipGoods> {
    const markets = world.count('market')
    const plan = planAt(Math.floor(index / markets))
    const { currency, priceFactor, storeFee, taxPercent } = marketTerms(index % markets)
    const price = localPrice(plan.price, priceFactor, currency)
    const { rate, decimals } = currencyRate(currency)
    const usd = Math.round((price / 10 ** decimals / rate) * 100)
    // Struck is what it cost within the last thirty days: more, or nothing is struck.
    const before = random.chance(0.3) ? localPrice(plan.price * 1.25, priceFactor, currency) : price
    const strikePrice = before > price ? before : null
    const saved = strikePrice === null ? 0 : Math.round((1 - price / strikePrice) * 100)
    const sold30d = random.longTail(400, 1.1)
    return {
      ...{ price, strikePrice, currency, usd, sold30d },
      market: world.id('market', index % markets) ?? 0,
      vipProduct: world.id('vipProduct', Math.floor(index / markets)) ?? 0,
      audience: 'all',
      badge: saved > 0 ? { zh_CN: `省 ${saved}%`, en: `Save ${saved}%` } : null,
      storePrice: price,
      netUsd: Math.round(usd * (1 - storeFee / 100) * (1 - taxPercent / 100)),
      check: 'ok',
      revenue30d: sold30d * price,
    }
  },
}
