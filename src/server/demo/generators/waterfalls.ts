import type waterfallItem from '../../../entities/community-manage/waterfall-item'
import type waterfallMix from '../../../entities/community-manage/waterfall-mix'
import { day, hour, instant } from '../calendar'
import type { Random } from '../../base/random'
import type { Generator, RowOf, World } from '../world'
import { areasIn } from './places'
import { titleAt } from './placements'
import { linkTo } from './title-plan'

type Mix = RowOf<typeof waterfallMix>
type Item = RowOf<typeof waterfallItem>
type Share = NonNullable<Mix['sources']>[number]

/** What the feed of an area is made of, in percent: as most have it, with more of what is new, and with more of who is followed. */
const mixes: readonly (readonly Share[])[] = [
  sharesOf({ hot: 35, interest: 25, fresh: 15, following: 15, topic: 5, liveRoom: 5 }),
  sharesOf({ hot: 25, fresh: 30, interest: 20, following: 15, coldStart: 10 }),
  sharesOf({ following: 35, hot: 25, interest: 20, topic: 10, review: 10 }),
]

function sharesOf(shares: Readonly<Partial<Record<Share['source'], number>>>): Share[] {
  return (Object.entries(shares) as [Share['source'], number][]).map(([source, share]) => ({ source, share }))
}

/** One mix is live in each area; a few are tried beside it, or were before. */
const mixStates = ['live', 'live', 'live', 'live', 'live', 'testing', 'draft', 'archived'] as const

/** How the feed of each area is mixed: of one area one mix is live. */
export const waterfallMixGenerator: Generator = {
  isLater: true,
  count: (world) => Math.min(world.asked('waterfallMix'), mixStates.length),
  row(world, index, random): Mix {
    const areas = areasIn(world, 'state')
    const state = mixStates[index]!
    const madeAt =
      world.calendar.now - (state === 'archived' ? 300 : state === 'live' ? 200 : 6) * day - index * 5 * hour
    return {
      state,
      area: areas[(state === 'live' ? index : index - 5) % Math.max(1, areas.length)] ?? 0,
      clients: [],
      sources: [...mixes[index % mixes.length]!],
      halfLife: random.pick([21_600, 43_200, 43_200, 86_400]),
      perAuthor: 2,
      perTopic: 3,
      minQuality: random.pick([25, 30, 40]),
      adEvery: random.pick([8, 8, 10, 12]),
      repeatDays: 7,
      // While it is tried some have it, then all.
      trafficPercent: state === 'testing' ? 10 : 100,
      createdAt: instant(madeAt),
      updatedAt: instant(madeAt + (state === 'draft' ? 2 * hour : 3 * day)),
    }
  },
}

/** Why staff do so. */
const reasons: Readonly<Record<NonNullable<Item['effect']>, readonly string[]>> = {
  position: ['Vote of the community', 'Finale of the week', 'Agreed with the studio'],
  boost: ['Good first day, worth more viewers', 'Home country of the cast'],
  lower: ['Shown too often this week', 'Old news by now'],
  exclude: ['Complaint under review', 'Gives the ending away'],
}

const effects = ['position', 'position', 'boost', 'boost', 'lower', 'exclude'] as const

/** Posts and titles that staff move in the feed; each effect says only what it needs. */
export const waterfallItemGenerator: Generator = {
  isLater: true,
  row(world, index, random): Item {
    const effect = effects[index % effects.length]!
    const { state, startAt, endAt } = spanOf(world, index, random)
    const isPost = effect === 'lower' || effect === 'exclude' || index % 3 > 0
    const title = isPost ? undefined : titleAt(world, index)
    const madeAt = Math.min(startAt, world.calendar.now) - random.between(2, 30) * hour
    const hours =
      state === 'scheduled' || effect === 'exclude' ? 0 : (Math.min(world.calendar.now, endAt) - startAt) / hour
    const shown = Math.round(hours * random.between(20, 90))
    const usual = 1.5 + random.next() * 3
    const factor = effect === 'lower' ? 0.6 : 0.8 + random.next() * 0.8
    const rate = (percent: number) => Math.round(percent * 10) / 10
    return {
      ...{ effect, state },
      dynamic: isPost ? world.id('dynamic', index * 13) : null,
      target: title ? linkTo(title) : null,
      // A place is given to one of those that are on at once.
      position: effect === 'position' ? 1 + (index % 50) : null,
      weight: effect === 'boost' ? random.pick([120, 150, 200]) : effect === 'lower' ? random.pick([30, 50]) : null,
      areas: [-1],
      clients: [],
      userTags: [],
      startAt: instant(startAt),
      endAt: instant(endAt),
      reason: random.pick(reasons[effect]),
      shown,
      clickRate: shown === 0 ? 0 : rate(usual * factor),
      usualRate: rate(usual),
      createdAt: instant(madeAt),
      updatedAt: instant(
        state === 'scheduled' ? madeAt : Math.min(world.calendar.now, state === 'live' ? startAt : endAt),
      ),
    }
  },
}

type Span = { readonly state: NonNullable<Item['state']>; readonly startAt: number; readonly endAt: number }

/** From when to when, thirty days at most: most are over, some are on or to come. */
function spanOf(world: World, index: number, random: Random): Span {
  const now = Math.floor(world.calendar.now / hour) * hour
  const length = random.between(2, 14) * day
  const kind = index % 10
  if (kind < 3) return { state: 'live', startAt: now - Math.round(length / day / 2) * day, endAt: now + length }
  if (kind === 3) {
    const startAt = now + random.between(1, 8) * day
    return { state: 'scheduled', startAt, endAt: startAt + length }
  }
  const endAt = now - random.between(1, 250) * day
  return { state: kind === 4 ? 'stopped' : 'ended', startAt: endAt - length, endAt }
}
