import type market from '../../../entities/vip-manage/market'
import { instant, minute } from '../calendar'
import { type Market } from '../people'
import { regionOf, regions } from '../words/countries'
import type { Generator, RowOf, World } from '../world'
import { areasIn } from './places'

const stores = ['googlePlay', 'appStore', 'web', 'huawei', 'apk'] as const

const storeClients: Readonly<Record<(typeof stores)[number], readonly number[]>> = {
  googlePlay: [1, 6, 12],
  appStore: [2, 7],
  web: [8, 9, 10, 11],
  huawei: [4],
  apk: [3, 5],
}

const regionCurrencies = ['IDR', 'MYR', 'PHP', 'HKD', 'SAR', 'EGP', 'MXN', 'USD']

const storeNames = { googlePlay: 'Google Play', appStore: 'App Store', web: 'Web', huawei: 'AppGallery', apk: 'APK' }

const priceFactors = [0.6, 0.8, 0.7, 1, 1.1, 0.5, 0.7, 1]
const taxes = [11, 8, 12, 0, 15, 14, 16, 0]

/** The markets of some stores in the regions of some countries. */
export function marketsOf(
  world: World,
  wanted: readonly (typeof stores)[number][],
  countries: readonly string[],
): number[] {
  const places = [...new Set(countries.map((iso2) => regionOf(iso2)))]
  return wanted.flatMap((store) =>
    places.flatMap((region) => world.id('market', stores.indexOf(store) * regions.length + region) ?? []),
  )
}

/** What a market charges in and keeps: its currency, the factor on prices, the store's fee and the tax in percent. */
export function marketTerms(index: number) {
  const region = index % regions.length
  const store = stores[Math.floor(index / regions.length) % stores.length]!
  return {
    currency: regionCurrencies[region]!,
    priceFactor: priceFactors[region]!,
    storeFee: store === 'web' || store === 'apk' ? 5 : 30,
    taxPercent: taxes[region]!,
  }
}

/** One market for each store in each region. */
export const marketGenerator: Generator = {
  count: (world) => Math.min(world.asked('market'), stores.length * regions.length),
  distinct: true,
  row(world, index, random): RowOf<typeof market> {
    const region = index % regions.length
    const store = stores[Math.floor(index / regions.length) % stores.length]!
    const { en } = regions[region]!
    return {
      name: `${storeNames[store]} · ${en}`,
      code: `${store.toLowerCase()}_${en.toLowerCase().replace(/[^a-z]+/g, '_')}`.slice(0, 32),
      store,
      clients: storeClients[store].flatMap((id) => world.id('client', id - 1) ?? []),
      areas: [areasIn(world, 'pay')[region] ?? -1],
      ...marketTerms(index),
      rounding: store === 'googlePlay' || store === 'appStore' ? 'storeTier' : 'end9',
      taxIncluded: true,
      vipGoodsOnSale: random.between(3, 8),
      coinPacksOnSale: random.between(5, 9),
      priceIssues: random.skewed(4, 3),
      revenue30d: random.longTail(9_000_000, 1),
      lastSyncAt: instant(world.calendar.now - random.between(5, 700) * minute),
      enabled: true,
    }
  },
}

/** Through which store somebody with a client of the app buys. */
export function storeOf(clientId: number): (typeof stores)[number] {
  return stores.find((name) => storeClients[name].includes(clientId)) ?? 'googlePlay'
}

export function marketOf(world: World, clientId: number, home: Market): number | null {
  const store = stores.indexOf(storeOf(clientId))
  const region = regions.findIndex(({ members }) => members.split(' ').includes(home.iso2))
  const index = store * regions.length + Math.max(0, region)
  return index < world.count('market') ? world.id('market', index) : null
}
