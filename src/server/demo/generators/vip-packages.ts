import type vipPackage from '../../../entities/app-manage/vip-package'
import { day, hour, instant } from '../calendar'
import type { Generator, RowOf } from '../world'
import { vipPackage as written } from '../written/growth'
import { occasionAt, type Occasion } from './occasions'
import { planAt } from './vip-plans'

type Package = RowOf<typeof vipPackage>

/** Plans that a package shows, by their places, the recommended one first; and the days it is for, where not for good. */
const offers: readonly (readonly [plans: readonly number[], when?: Occasion])[] = [
  [[6, 5, 4, 7]],
  [[4, 6, 7]],
  [[20, 22, 21]],
  [[4, 6, 8]],
  [[6, 4]],
  [[4, 7, 6]],
  [[6, 5]],
  [[7, 4]],
  [[6, 10, 14], 'membersDay'],
  [[6, 5, 12], 'ramadan'],
]
const badges = [
  { zh_CN: '推荐', en: 'Best value', es_MX: 'Mejor precio', in_ID: 'Paling hemat', ar_AE: 'أفضل قيمة' },
  null,
  null,
  { zh_CN: '先试试', en: 'Try it', es_MX: 'Pruébalo', in_ID: 'Coba dulu', ar_AE: 'جرّب أولا' },
] as const

/** What is chosen beforehand is among what is shown, and what is struck is what the plan cost before. */
export const vipPackageGenerator: Generator = {
  ...written,
  row(world, index, random): Package {
    const [plans, when] = offers[index % offers.length]!
    const { now } = world.calendar
    const isTried = index === 7
    const span = when && occasionAt(now, when)
    const today = Math.floor(now / day) * day
    const from = span?.from ?? today - (isTried ? -3 : 45 + index * 20) * day
    const state = from > now ? 'scheduled' : span && span.to <= now ? 'ended' : 'running'
    const shown = state === 'running' ? random.longTail(9_000, 0.6) : 0
    const payRate7d = state === 'running' ? random.between(12, 48) / 10 : 0
    const sold = Math.round((shown * payRate7d) / 100)
    const madeAt = Math.min(now - 30 * hour, from - 5 * day + 3 * hour)
    return {
      ...written.row(world, index, random),
      ...{ state, payRate7d, views7d: shown },
      products: plans.map((plan, nth) => ({
        product: world.id('vipProduct', plan) ?? 0,
        badge: badges[nth] ?? null,
        highlight: nth === 0,
        struckPrice: when && nth === 0 ? Math.round((planAt(plan).price * 1.25) / 50) * 50 - 1 : null,
      })),
      defaultProduct: world.id('vipProduct', plans[0]!) ?? 0,
      userGroups: when ? [world.id('userGroup', index) ?? 0] : [],
      areas: [-1],
      clients: [0, 1, 7].flatMap((client) => world.id('client', client) ?? []),
      channels: [],
      countdownHours: span ? 48 : null,
      startsAt: instant(from),
      endsAt: span ? instant(span.to) : null,
      revenue7d: sold * planAt(plans[0]!).price,
      currency: 'USD',
      createdAt: instant(madeAt),
      updatedAt: instant(Math.max(madeAt, Math.min(now - hour, state === 'ended' ? (span?.to ?? from) : from))),
    }
  },
}
