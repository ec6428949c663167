import type topUpActivity from '../../../entities/activity-manage/top-up-activity'
import { day, hour, instant } from '../calendar'
import { countries, regionOf } from '../words/countries'
import { phrases } from '../words/phrases'
import type { Generator, RowOf, World } from '../world'
import { areasOf, costOf } from './invite-campaigns'
import { occasionAt, type Occasion } from './occasions'

type Activity = RowOf<typeof topUpActivity>
type State = NonNullable<Activity['state']>

/** US cents or, of days in a row, days; what is given for them, by its place counted from 1: more for more. */
const tierSets = {
  first: [[99, 7, 1]],
  single: [
    [499, 2, 1],
    [1_999, 3, 1],
    [4_999, 4, 1],
  ],
  sum: [
    [999, 2, 2],
    [2_999, 3, 1],
    [9_999, 4, 1],
    [19_999, 4, 2],
  ],
  days: [
    [2, 7, 1],
    [4, 8, 1],
    [7, 9, 1],
  ],
  double: [[499, 2, 1]],
  back: [
    [199, 7, 1],
    [999, 9, 1],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [threshold: number, reward: number, count: number])[]>>
const tiersOf: Readonly<Record<NonNullable<Activity['kind']>, keyof typeof tierSets>> = {
  firstTopUp: 'first',
  single: 'single',
  cumulative: 'sum',
  consecutiveDays: 'days',
  doubleCoins: 'double',
  comeback: 'back',
}
const kinds = ['firstTopUp', 'single', 'cumulative', 'consecutiveDays', 'doubleCoins', 'comeback'] as const
const occasions = ['membersDay', 'blackFriday', 'independence', 'ramadan'] as const satisfies readonly Occasion[]

/** What is held: its kind, region, the day it begins from today or its occasion, how long, and its name. */
const lines = `
  firstTopUp | -1 | -140 | 365 | 首充有礼 | Your First Top-up | Tu primera recarga | Isi Ulang Pertamamu | أول شحن لك
  doubleCoins | -1 | -2 | 4 | 周末金币加倍 | Double Coins Weekend | Fin de semana doble | Akhir Pekan Koin Ganda | عطلة العملات المضاعفة
  consecutiveDays | 0 | -6 | 21 | 连充七天 | Seven Days in a Row | Siete días seguidos | Tujuh Hari Berturut-turut | سبعة أيام متتالية
  comeback | 6 | -24 | 60 | 好久不见 | We Missed You | Te extrañamos | Kami Merindukanmu | اشتقنا إليك
  single | 4 | 5 | 3 | 会员充值夜 | Top-up Night | Noche de recargas | Malam Isi Ulang | ليلة الشحن
  cumulative | 2 | 9 | 14 | 充值看大结局 | Coins for the Finale | Monedas para el final | Koin untuk Episode Akhir | عملات للحلقة الأخيرة
  doubleCoins | 3 | 16 | 7 | 公会粉丝加倍 | Double for Guild Fans | Doble para fans | Ganda untuk Fans Guild | مضاعفة لمشجعي النقابات
  cumulative | -1 | -19 | 15 | 累充集好礼 | Top Up and Collect | Recarga y acumula | Isi Ulang dan Kumpulkan | اشحن واجمع
  cumulative | -1 | membersDay | 4 | 双十一充值返利 | 11.11 Top-up Bonus | Bono 11.11 | Bonus Isi Ulang 11.11 | مكافأة شحن ١١٫١١
  single | -1 | blackFriday | 4 | 黑色星期五充值返利 | Black Friday Top-up Bonus | Bono de Black Friday | Bonus Black Friday | مكافأة الجمعة البيضاء
  cumulative | 0 | independence | 4 | 独立日充值礼 | Independence Day Coins | Monedas de la Independencia | Koin Kemerdekaan | عملات الاستقلال
  cumulative | 4 | ramadan | 30 | 斋月充值礼 | Ramadan Top-up Gifts | Regalos de Ramadán | Hadiah Isi Ulang Ramadan | هدايا شحن رمضان
  consecutiveDays | 6 | -80 | 28 | 月月有礼 | A Month of Small Top-ups | Un mes de recargas | Sebulan Isi Ulang | شهر من الشحن
  single | 1 | -120 | 10 | 一次充够 | All in One Go | Todo de una vez | Sekali Isi | دفعة واحدة
  doubleCoins | 5 | -165 | 7 | 金币双倍周 | A Week of Double Coins | Semana doble | Minggu Koin Ganda | أسبوع العملات المضاعفة
  comeback | -1 | -230 | 45 | 欢迎回来 | Welcome Back | Bienvenido de vuelta | Selamat Datang Kembali | مرحبا بعودتك`

const given = (world: World) => lines.trim().split('\n').slice(0, world.asked('topUpActivity'))

interface Paid {
  readonly user: unknown
  readonly region: number
  readonly at: number
  readonly cents: number
  readonly isBack: boolean
}

/** Coins that were bought, and which of them were given back. */
function payments(world: World): readonly Paid[] {
  return world.once('payments for coins', () => {
    const orders = world.all('order')
    const column = (name: string) => orders.get(name) ?? []
    const [users, states, times, cents, places] = ['user', 'state', 'createdAt', 'amountUsd', 'country'].map(column)
    const first = world.id('country', 0) ?? 1
    return column('coins').flatMap((coins, nth): Paid[] => {
      const state = String(states?.[nth])
      if (!Number(coins) || !/^(delivered|refunded|partlyRefunded|chargedBack)$/.test(state)) return []
      const iso2 = countries[Number(places?.[nth]) - first]?.iso2 ?? 'US'
      const at = Date.parse(String(times?.[nth]))
      return [
        {
          ...{ user: users?.[nth], at },
          region: regionOf(iso2),
          cents: Number(cents?.[nth]),
          isBack: state !== 'delivered',
        },
      ]
    })
  })
}

interface Results {
  readonly payers: number
  readonly revenue: number
  readonly refundedValue: number
  readonly spent: number
}

/** What was paid while it was on, where it was on, and what its tiers gave for that. */
function resultsOf(world: World, kind: keyof typeof tiersOf, region: number, from: number, to: number): Results {
  const tiers: readonly (readonly [number, number, number])[] = tierSets[tiersOf[kind]]
  const before = new Set(
    kind === 'firstTopUp' ? payments(world).flatMap(({ at, user }) => (at < from ? [user] : [])) : [],
  )
  const own = payments(world).filter(
    (paid) => paid.at >= from && paid.at < to && (region < 0 || paid.region === region) && !before.has(paid.user),
  )
  const byUser = new Map<unknown, Paid[]>()
  for (const paid of own) byUser.set(paid.user, [...(byUser.get(paid.user) ?? []), paid])
  // A comeback is for the few who had been away.
  const counted = [...byUser.values()]
    .filter((_, nth) => kind !== 'comeback' || nth % 6 === 0)
    .map((list) => (kind === 'firstTopUp' ? list.slice(0, 1) : list))
  const kept = counted.map((list) => list.filter(({ isBack }) => !isBack))
  const spent = kept.reduce((sum, list) => {
    const [most, total, days] = [
      Math.max(0, ...list.map(({ cents }) => cents)),
      list.reduce((all, { cents }) => all + cents, 0),
      new Set(list.map(({ at }) => Math.floor(at / day))).size,
    ]
    const reached = kind === 'consecutiveDays' ? days : kind === 'cumulative' ? total : most
    const value = tiers.filter(([threshold]) => threshold <= reached)
    return sum + value.reduce((all, [, reward, count]) => all + costOf(world, reward) * count, 0)
  }, 0)
  const sumOf = (list: readonly Paid[]) => list.reduce((sum, { cents }) => sum + cents, 0)
  const all = counted.flat()
  return {
    payers: counted.length,
    revenue: sumOf(all),
    refundedValue: sumOf(all.filter(({ isBack }) => isBack)),
    spent,
  }
}

/** What lies ahead is being prepared, the nearest of it approved. */
function stateOf(now: number, from: number, to: number): State {
  if (from > now) return from < now + 7 * day ? 'scheduled' : from < now + 12 * day ? 'awaitingApproval' : 'draft'
  return to > now ? 'running' : to > now - 7 * day ? 'ended' : 'settled'
}

/** Its figures are those of the orders that were paid meanwhile. */
export const topUpActivityGenerator: Generator = {
  isLater: true,
  count: (world) => given(world).length,
  row(world, index, random): Activity {
    const [kindName, place, when, length, ...names] = given(world)
      [index]!.split('|')
      .map((cell) => cell.trim())
    const { now } = world.calendar
    const kind = kinds.find((each) => each === kindName) ?? 'cumulative'
    const region = Number(place)
    const occasion = occasions.find((each) => each === when)
    const startsAt = occasion ? occasionAt(now, occasion).from : Math.round((now + Number(when) * day) / day) * day
    const endsAt = startsAt + Number(length) * day
    const state = stateOf(now, startsAt, endsAt)
    const isAhead = startsAt > now
    const madeAt = isAhead ? now - random.between(3, 50) * hour : startsAt - random.between(4, 12) * day
    const results = resultsOf(world, kind, region, startsAt, Math.min(now, endsAt))
    const changedAt = state === 'settled' ? endsAt + 5 * day : state === 'ended' ? endsAt : startsAt
    return {
      ...{ kind, state, ...results },
      name: phrases(names.join('|'))[0]!,
      areas: areasOf(world, region, 'activity'),
      clients: null,
      minVersion: null,
      userGroups: null,
      payMethods: null,
      products: null,
      inactiveDays: kind === 'comeback' ? 30 : null,
      startsAt: instant(startsAt),
      endsAt: instant(endsAt),
      currency: 'USD',
      tiers: tierSets[tiersOf[kind]].map(([threshold, reward, count]) => ({
        ...{ threshold, count, times: 1 },
        reward: world.id('activityReward', reward - 1) ?? 0,
      })),
      bonusRate: kind === 'doubleCoins' ? 100 : null,
      perUserLimit: 1,
      budget: Math.max(50_000, Math.ceil((results.spent * 1.6) / 50_000) * 50_000),
      entries: kind === 'firstTopUp' ? ['wallet', 'giftPanel', 'popup'] : ['wallet', 'home'],
      participants: results.payers * 3 + (results.payers > 0 ? random.int(2 * results.payers) : 0),
      returnOnCost:
        results.spent === 0
          ? 0
          : Math.min(9.5, Math.round((results.revenue / results.spent) * (12 + random.int(10))) / 100),
      control: 5,
      createdAt: instant(madeAt),
      updatedAt: instant(isAhead ? Math.min(now - hour, madeAt + 2 * hour) : Math.min(now, changedAt)),
    }
  },
}
