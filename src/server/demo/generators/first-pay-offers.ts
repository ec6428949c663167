import type firstPayOffer from '../../../entities/goods-and-order/first-pay-offer'
import { day, hour, instant } from '../calendar'
import { phrases, type Phrase } from '../words/phrases'
import { regions } from '../words/countries'
import type { Generator, RowOf, World } from '../world'
import { areasOf } from './invite-campaigns'
import { marketsOf } from './markets'

type Offer = RowOf<typeof firstPayOffer>
type Tier = NonNullable<Offer['tiers']>[number]
type Reward = NonNullable<Tier['rewards']>[number]

/** Packs of a market stand by eight; the small ones are the first. */
const packsOfMarket = 8

/** What comes with the first, second and third pack, and what it costs in US cents. */
const extras: readonly {
  readonly bonusPercent: number
  readonly rewards: readonly Reward[]
  readonly cents: number
}[] = [
  { bonusPercent: 50, rewards: [{ kind: 'vipDays', amount: 3 }], cents: 69 },
  { bonusPercent: 60, rewards: [{ kind: 'vipDays', amount: 7 }], cents: 251 },
  {
    bonusPercent: 80,
    rewards: [
      { kind: 'coins', amount: 100 },
      { kind: 'vipDays', amount: 30 },
    ],
    cents: 961,
  },
]
const badges: readonly (Phrase | undefined)[] = [
  undefined,
  phrases('热 | Hot | Popular | Populer | رائج')[0]!,
  phrases('超值 | Best value | Mejor precio | Paling hemat | أفضل قيمة')[0]!,
]
const titles = phrases(`
  首充双重礼 | A Gift with Your First Coins | Regalo de primeras monedas | Hadiah untuk Koin Pertama | هدية مع أول عملاتك
  每档首充都有礼 | A Gift at Every Step | Un regalo en cada nivel | Hadiah di tiap Tingkat | هدية عند كل مستوى
  欢迎回来 | Welcome Back | Bienvenido de vuelta | Selamat Datang Kembali | مرحبا بعودتك
  新设备首充礼 | New Phone, New Coins | Teléfono nuevo, monedas nuevas | HP Baru, Koin Baru | هاتف جديد، عملات جديدة`)
const bases = ['account', 'tier', 'returning', 'device'] as const

/** What each is called, its region, its basis, its state, and the days from today on which it begins and ends. */
const offers: readonly (readonly [
  string,
  number,
  (typeof bases)[number],
  NonNullable<Offer['state']>,
  number,
  number | null,
])[] = [
  ['First coins, Indonesia', 0, 'account', 'live', -310, null],
  ['First coins, Malaysia and Singapore', 1, 'account', 'live', -300, null],
  ['First coins, Philippines and neighbours', 2, 'account', 'live', -300, null],
  ['First coins, Greater China', 3, 'tier', 'live', -210, null],
  ['First coins, Gulf', 4, 'tier', 'live', -190, null],
  ['First coins, North Africa and Levant', 5, 'account', 'live', -180, null],
  ['First coins, Latin America', 6, 'account', 'live', -260, null],
  ['First coins, rest of the world', 7, 'account', 'live', -320, null],
  ['Back after ninety days, Latin America', 6, 'returning', 'live', -40, 50],
  ['Back after ninety days, Indonesia', 0, 'returning', 'paused', -25, 35],
  ['New phone, Gulf', 4, 'device', 'scheduled', 4, 34],
  ['Every pack once, Malaysia and Singapore', 1, 'tier', 'awaitingApproval', 8, 68],
  ['Every pack once, Latin America', 6, 'tier', 'draft', 15, 75],
  ['Spring test of higher bonuses, Indonesia', 0, 'account', 'ended', -240, -210],
  ['Shorts player only, Philippines', 2, 'account', 'ended', -150, -120],
]

export const firstPayOfferGenerator: Generator = {
  count: (world) => Math.min(world.asked('firstPayOffer'), offers.length),
  row(world, index, random): Offer {
    const [name, region, basis, state, from, to] = offers[index]!
    const { now } = world.calendar
    const iso2 = regions[region]!.members.split(' ')[0]!
    const markets = marketsOf(world, ['googlePlay', 'appStore'], [iso2])
    const moment = (days: number) => Math.round((now + days * day) / day) * day
    const startsAt = moment(from)
    const isAhead = startsAt > now
    const madeAt = isAhead ? now - random.between(4, 70) * hour : startsAt - random.between(3, 9) * day
    const shown7d = state === 'live' ? random.between(900, 5_200) : 0
    const paid7d = Math.round(shown7d * (0.012 + random.next() * 0.03))
    const changedAt = state === 'ended' ? moment(to ?? 0) : state === 'paused' ? now - 3 * day : startsAt
    return {
      ...{ name, basis, state, shown7d, paid7d, markets },
      areas: areasOf(world, region, 'pay'),
      clients: null,
      lapsedDays: basis === 'returning' ? 90 : null,
      window: basis === 'account' ? 7 * 24 * 3_600 : null,
      tiers: tiersFor(world, markets, basis === 'returning' ? [1, 2] : [0, 1, 2]),
      title: titles[bases.indexOf(basis)]!,
      entrances: name.startsWith('Shorts') ? ['shortPlayer'] : ['wallet', 'giftPanel', 'popup'],
      popupPerDay: name.startsWith('Shorts') ? 0 : 1,
      priority: basis === 'returning' ? 150 : 100,
      startsAt: instant(startsAt),
      endsAt: to === null ? null : instant(moment(to)),
      conversion7d: shown7d === 0 ? 0 : Math.round((paid7d / shown7d) * 1_000) / 10,
      cost7d: Math.round(paid7d * (0.7 * extras[0]!.cents + 0.3 * extras[1]!.cents)),
      createdAt: instant(madeAt),
      updatedAt: instant(isAhead ? Math.min(now - hour, madeAt + 2 * hour) : changedAt),
    }
  },
}

/** The small packs of each market, each once. */
function tiersFor(world: World, markets: readonly number[], places: readonly number[]): Tier[] {
  const first = world.id('market', 0) ?? 1
  return markets.flatMap((market) =>
    places.flatMap((place): Tier[] => {
      const pack = (market - first) * packsOfMarket + place
      const { bonusPercent, rewards } = extras[place]!
      const badge = badges[place]
      return pack < world.count('coinPack')
        ? [{ coinPack: world.id('coinPack', pack) ?? 0, bonusPercent, rewards: [...rewards], ...(badge && { badge }) }]
        : []
    }),
  )
}
