import type coinPack from '../../../entities/goods-and-order/coin-pack'
import { day, hour, instant } from '../calendar'
import type { Generator, RowOf } from '../world'
import { marketTerms } from './markets'
import { currencyRate } from './prices'
import { goods } from './products'

type Pack = RowOf<typeof coinPack>

/** The packs of every market: the five that always stand there, then three of a campaign, for those named. */
const packs = [
  [4, 0, 'all'],
  [5, 0, 'all'],
  [6, 0, 'all'],
  [7, 0, 'all'],
  [8, 0, 'all'],
  [5, 1, 'neverPaid'],
  [6, 1, 'payer'],
  [8, 1, 'bigPayer'],
] as const satisfies readonly (readonly [good: number, edition: number, audience: Pack['audience']])[]

/** Small packs are bought often, big ones by few. */
const soldOf = [420, 310, 180, 90, 35, 60, 40, 8] as const

/** Markets stand by store, eight to each; these stores have a catalogue of their own. */
const inStores: ReadonlySet<number> = new Set([0, 1, 3])

/** Each market sells the same packs at its own currency; what a pack brings follows from its price, fee and tax. */
export const coinPackGenerator: Generator = {
  count: (world) => Math.min(world.asked('coinPack'), world.count('market') * packs.length),
  row(world, index, random): Pack {
    const place = Math.floor(index / packs.length)
    const at = index % packs.length
    const [good, edition, audience] = packs[at]!
    const [, , , basePrice, coins] = goods[good]
    const cents = Math.round(basePrice * (1 - 0.05 * edition))
    const { currency, storeFee, taxPercent } = marketTerms(place)
    const { rate, decimals } = currencyRate(currency)
    const price = Math.round((cents / 100) * rate * 10 ** decimals)
    const bonusCoins = edition ? Math.round(coins * 0.1) : 0
    const isStore = inStores.has(Math.floor(place / 8) % 5)
    const sold30d = Math.round(soldOf[at]! * (0.4 + random.next()))
    const isCampaign = edition > 0
    const today = Math.floor(world.calendar.now / day) * day
    return {
      market: world.id('market', place) ?? 0,
      product: world.id('product', good + edition * goods.length) ?? 0,
      ...{ coins, bonusCoins, price, currency, audience, sold30d },
      coinsPerUsd: Math.round(((coins + bonusCoins) / cents) * 10_000) / 100,
      netUsd: Math.round((cents / (1 + taxPercent / 100)) * (1 - storeFee / 100)),
      revenue30d: sold30d * price,
      storeProductId: isStore ? `coins.${coins}${isCampaign ? '.campaign' : ''}` : null,
      extraPercent: isCampaign ? 20 : null,
      extraFrom: isCampaign ? instant(today - 3 * day) : null,
      extraTo: isCampaign ? instant(today + 4 * day) : null,
      scene: good === 8 ? ['wallet', 'liveRoom'] : ['wallet', 'liveRoom', 'shortPlayer', 'game'],
      userGroups: [],
      highlight: at === 2,
      perUserPerDay: isCampaign ? 1 : null,
      startsAt: isCampaign ? instant(today - 3 * day) : null,
      endsAt: isCampaign ? instant(today + 4 * day) : null,
      position: at + 1,
      check: !isStore ? 'unchecked' : random.chance(0.96) ? 'ok' : random.pick(['priceDiffers', 'missing'] as const),
      state: 'onSale',
      createdAt: instant(world.calendar.now - (isCampaign ? 8 : 200 + (place % 40)) * day - (place % 9) * hour),
    }
  },
}
