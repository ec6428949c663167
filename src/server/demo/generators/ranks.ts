import type rank from '../../../entities/app-manage/rank'
import type rankItem from '../../../entities/app-manage/rank-item'
import { day, hour, instant, minute } from '../calendar'
import { hashOf } from '../../base/random'
import { regions } from '../words/countries'
import type { Generator, RowOf, World } from '../world'
import { rank as written } from '../written/surfaces'
import { areasIn } from './places'
import { linkTo, titlePlans, type TitlePlan } from './title-plan'

type Rank = RowOf<typeof rank>
type Kind = NonNullable<Rank['kind']>
type Target = NonNullable<RowOf<typeof rankItem>['target']>

/** Something that can stand on a list, and how much it is watched. */
interface Candidate {
  readonly target: Target
  readonly fame: number
  readonly country: string | null
}

const none = {
  ...{ plays: 0, watchSeconds: 0, completion: 0, searches: 0 },
  ...{ favourites: 0, comments: 0, shares: 0, payments: 0 },
}
/** What counts how much on a list of each kind. */
const weightsOf: Readonly<Partial<Record<Kind, NonNullable<Rank['weights']>>>> = {
  hot: { ...none, plays: 40, watchSeconds: 30, completion: 20, comments: 10, halfLifeHours: 24 },
  rising: { ...none, plays: 60, searches: 40, halfLifeHours: 6 },
  newRelease: { ...none, plays: 50, favourites: 30, completion: 20, halfLifeHours: 72 },
  topRated: { ...none, completion: 60, favourites: 40 },
  mostSearched: { ...none, searches: 100, halfLifeHours: 12 },
  mostAppointed: { ...none, favourites: 70, shares: 30 },
  finished: { ...none, completion: 70, watchSeconds: 30 },
  star: { ...none, searches: 60, favourites: 40, halfLifeHours: 96 },
  topic: { ...none, comments: 70, shares: 30, halfLifeHours: 24 },
  game: { ...none, plays: 60, payments: 40, halfLifeHours: 96 },
  liveRoom: { ...none, watchSeconds: 50, payments: 50, halfLifeHours: 2 },
}

function kindOf(world: World, index: number) {
  const row = written.row(world, index, world.random('rank', index))
  return { kind: String(row['kind']), types: row['contentTypes'], code: String(row['code']), source: row['source'] }
}

/** How many places a list has, by its index. */
function placesOf(world: World, index: number): number {
  const counts = world.once('sizes of lists', () => {
    const found = new Map<number, number>()
    for (const { rank: list } of places(world)) found.set(list, (found.get(list) ?? 0) + 1)
    return found
  })
  return counts.get(index) ?? 0
}

/** A list counts what stands on it: games have places of their own. */
export const rankGenerator: Generator = {
  ...written,
  row(world, index, random) {
    const { kind, code } = kindOf(world, index)
    const weights = Object.entries(weightsOf).find(([name]) => name === kind)?.[1]
    return {
      ...written.row(world, index, random),
      areas: areasOfList(world, code),
      weights: weights ?? null,
      filter: null,
      enabled: true,
      itemCount: kind === 'game' ? world.count('gameRankItem') : placesOf(world, index),
    }
  },
}

/** Ramadan is a time of the Gulf and its neighbours. */
function areasOfList(world: World, code: string): number[] {
  return code === 'ramadan' ? areasIn(world, 'rank').slice(4, 6) : [-1]
}

/** What may stand on a list, by what it is of. */
function candidates(world: World, index: number): readonly Candidate[] {
  return world.once(`candidates of list ${index}`, () => {
    const { kind, types } = kindOf(world, index)
    if (kind === 'star' || kind === 'topic' || kind === 'liveRoom') {
      const link = ({ star: 'STAR', topic: 'TOPIC', liveRoom: 'LIVE_ROOM' } as const)[kind]
      return Array.from({ length: Math.min(60, world.count(kind)) }, (_, nth) => ({
        target: { type: link, target: String(world.id(kind, nth) ?? 1) },
        fame: 40 / (1 + nth * 0.15),
        country: null,
      }))
    }
    const wanted: readonly unknown[] = Array.isArray(types) ? types : []
    return titlePlans(world)
      .filter((plan) => wanted.includes(plan.type) && fits(world, kind, plan))
      .map((plan) => ({
        target: linkTo(plan),
        fame: plan.fame,
        country: plan.country,
      }))
  })
}

function fits(world: World, kind: string, { state, publishAt, serialState }: TitlePlan): boolean {
  const { now } = world.calendar
  if (kind === 'mostAppointed') return state === 'scheduled' || state === 'approved'
  if (state !== 'published' || publishAt === null || publishAt > now) return false
  if (kind === 'newRelease') return publishAt > now - 120 * day
  return kind !== 'finished' || serialState === 'finished'
}

interface Place extends Candidate {
  readonly rank: number
  readonly region: number
  readonly place: number
  readonly heat: number
}

/** Every place of every list in every area: the hottest first, those of the own region before others. */
function places(world: World): readonly Place[] {
  return world.once('places of lists', () => {
    const lists = Array.from({ length: world.count('rank') }, (_, nth) => nth).flatMap((nth) => {
      const { code } = kindOf(world, nth)
      const own = code === 'ramadan' ? [4, 5] : regions.map((_region, region) => region)
      return candidates(world, nth).length === 0 ? [] : own.map((region) => ({ rank: nth, region }))
    })
    const size = Math.max(3, Math.floor(world.asked('rankItem') / Math.max(1, lists.length)))
    return lists.flatMap(({ rank: list, region }) => {
      const members = regions[region]!.members.split(' ')
      return candidates(world, list)
        .map((each) => {
          const luck = hashOf(world.seed, `${list} ${region} ${each.target.type} ${each.target.target}`) / 2 ** 32
          const isHome = each.country !== null && members.includes(each.country)
          return { ...each, score: (each.fame + 1) * (0.5 + luck) * (isHome ? 2.5 : 1) }
        })
        .toSorted((one, other) => other.score - one.score)
        .slice(0, size)
        .map(({ score, ...each }, nth) => ({
          ...each,
          rank: list,
          region,
          place: nth + 1,
          heat: Math.round(score * 1_000) / 100,
        }))
    })
  })
}

const reasons = [
  'Finale this week',
  'Campaign of the rights holder',
  'Home country of the cast',
  'Award at the festival',
]

export const rankItemGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => places(world).length,
  row(world, index, random): RowOf<typeof rankItem> {
    const { rank: list, region, place, heat, target } = places(world)[index]!
    const { now } = world.calendar
    const { source } = kindOf(world, list)
    // Where people have a say, the second place is held by hand for some days, and some get more heat.
    const isLocked = source === 'manual' ? place < 4 : source === 'mixed' && place === 2 && random.chance(0.4)
    const isBoosted = !isLocked && source !== 'manual' && random.chance(0.02)
    const plays24h = Math.round(heat * (9 + random.next() * 3))
    const enteredAt = now - random.between(2, 30 * 24) * hour
    return {
      rank: world.id('rank', list) ?? 0,
      area: areasIn(world, 'rank')[region] ?? -1,
      ...{ place, heat, target, plays24h },
      previousPlace: isLocked ? place : Math.max(1, place + random.between(-3, 3)),
      heatBoost: isBoosted ? 1.5 : 1,
      lockedPlace: isLocked ? place : null,
      lockedUntil: isLocked ? instant(now + random.between(20, 500) * hour) : null,
      reason: isLocked || isBoosted ? random.pick(reasons) : null,
      searches24h: Math.round(plays24h * (0.1 + random.next() * 0.2)),
      clickRate: Math.round((9 / (1 + place * 0.12) + random.next()) * 10) / 10,
      availability: 'ok',
      createdAt: instant(enteredAt),
      updatedAt: instant(Math.max(enteredAt, now - random.between(5, 58) * minute)),
      ...(isLocked || isBoosted ? {} : { createdBy: null, updatedBy: null }),
    }
  },
}
