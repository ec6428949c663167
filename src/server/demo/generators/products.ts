import type product from '../../../entities/vip-manage/product'
import { phrases } from '../words/phrases'
import type { Generator, RowOf, World } from '../world'
import { marketTerms } from './markets'
import type { Order } from './orders'
import { localPrice } from './prices'

type Kind = NonNullable<Order['kind']>

/** What is sold: kind, caption, price in US cents, coins. */
export const goods = [
  ['vip', '会员月卡', 'VIP, one month', 499, 0],
  ['vip', '会员季卡', 'VIP, three months', 1299, 0],
  ['vip', '会员年卡', 'VIP, one year', 3999, 0],
  ['vip', '会员周卡', 'VIP, one week', 199, 0],
  ['coins', '60 金币', '60 coins', 99, 60],
  ['coins', '330 金币', '330 coins', 499, 330],
  ['coins', '700 金币', '700 coins', 999, 700],
  ['coins', '1500 金币', '1,500 coins', 1999, 1500],
  ['coins', '4000 金币', '4,000 coins', 4999, 4000],
  ['firstPay', '首充礼包', 'First-time pack', 99, 150],
  ['title', '单片购买', 'One film', 399, 0],
  ['titleRent', '单片租看 48 小时', 'One film for 48 hours', 199, 0],
  ['seriesPass', '整季通行证', 'Season pass', 699, 0],
  ['giftCard', '礼品卡', 'Gift card', 1000, 0],
] as const satisfies readonly (readonly [Kind, string, string, number, number])[]

const editions = phrases(`
  常规 | Standard
  活动价 | Campaign
  新客 | Newcomers
  回归 | Returning
  学生 | Student
  节日 | Holiday
  直播间 | Live room
  短剧 | Shorts
  电视 | TV
  内购 | In-app`)

/** Plans of VIP: those of each tier, then those for some; what they cost against the usual one. */
const tierEditions = phrases(`
  标准 | Standard
  手机 | Mobile
  超级 | Super
  家庭 | Family
  学生 | Student
  回归 | Returning`)
const tierFactors = [1, 0.6, 1.7, 2.2, 0.5, 0.8]

/** What the product at a place is: the kind, its names, US cents and coins. */
export function productAt(index: number) {
  const [kind, zh, en, price, coins] = goods[index % goods.length]!
  const edition = Math.floor(index / goods.length)
  const tier = kind === 'vip' ? tierEditions[edition] : undefined
  const word = tier ?? editions[edition % editions.length]!
  const factor = tier ? tierFactors[edition]! : 1 - 0.05 * (edition % 5)
  const name = edition ? { zh_CN: `${zh}（${word.zh_CN}）`, en: `${en} (${word.en})` } : { zh_CN: zh, en }
  // Prices of plans end as shops have them end.
  const cents = tier ? Math.max(99, Math.round((price * factor) / 50) * 50 - 1) : Math.round(price * factor)
  return { kind, name, price, cents, coins, edition, isPlan: tier !== undefined }
}

/** What plans of VIP and packs of coins cost in a market is said by what that market sells. */
const pricedElsewhere: ReadonlySet<Kind> = new Set(['vip', 'coins'])

/** Markets stand by store, eight to each: those of Google Play and of the web where people earn less or more than elsewhere. */
const pricedApart = [0, 2, 5, 6, 16, 20, 21, 22] as const

function pricesOf(world: World, kind: Kind, cents: number): NonNullable<RowOf<typeof product>['prices']> | null {
  if (pricedElsewhere.has(kind)) return null
  return pricedApart
    .filter((place) => place < world.count('market'))
    .map((place) => {
      const { currency, priceFactor } = marketTerms(place)
      return { market: world.id('market', place) ?? 0, price: localPrice(cents, priceFactor, currency), currency }
    })
}

export const productGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof product> {
    const { kind, name, price, cents, edition, isPlan } = productAt(index)
    const isFirst = edition === 0 || isPlan
    const state = isFirst ? 'onSale' : random.pick(['onSale', 'onSale', 'offSale', 'draft', 'retired'] as const)
    return {
      sku: `${kind.toLowerCase()}.${price}.${edition + 1}.${(index % goods.length) + 1}`,
      kind,
      name,
      basePrice: cents,
      currency: 'USD',
      prices: pricesOf(world, kind, cents),
      rentHours: kind === 'titleRent' ? 48 : null,
      startWithinDays: 30,
      content: null,
      refundDays: 7,
      vipDiscount: kind === 'title' ? 20 : 0,
      sold30d: state === 'onSale' ? random.longTail(900, 1.2) : 0,
      uses: random.skewed(9, 2),
      state,
    }
  },
}
