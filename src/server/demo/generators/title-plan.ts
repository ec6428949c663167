import type { Theme } from '../../media/artwork/palettes'
import { day, hour } from '../calendar'
import { weights, weightsOf, type Random } from '../../base/random'
import { titleOf, type TitleGroup } from '../words/titles'
import type { Phrase, Spoken } from '../words/phrases'
import type { World } from '../world'

/** What a deep link to a title of each kind is called. */
const linkTypes = { series: 'DRAMA', movie: 'MOVIE', short: 'SHORT' } as const

/** A deep link to a title: without a title of its own, which has one language, it says the title's in the reader's. */
export const linkTo = ({ type, id }: Pick<TitlePlan, 'type' | 'id'>) => ({ type: linkTypes[type], target: String(id) })

export type TitleType = 'series' | 'movie' | 'short'
export type TitleState =
  'draft' | 'inReview' | 'approved' | 'scheduled' | 'published' | 'offShelf' | 'blocked' | 'archived'
export type SerialState = 'upcoming' | 'airing' | 'paused' | 'finished'
export type SeriesKind = 'drama' | 'anime' | 'variety' | 'documentary' | 'kids'

/** A title before its fields are filled in: what its record, its content item and its episodes agree on. */
export interface TitlePlan {
  /** Series, movies and shorts share one range of ids, in this order, with their content items. */
  readonly id: number
  readonly type: TitleType
  readonly kind: SeriesKind
  readonly group: TitleGroup
  readonly theme: Theme
  readonly title: Phrase
  readonly language: Spoken
  readonly country: string
  readonly state: TitleState
  readonly serialState: SerialState
  readonly year: number
  /** Milliseconds; null where it is not decided yet. */
  readonly publishAt: number | null
  readonly createdAt: number
  /** How widely it is watched: 1 is usual, the best reach 50. */
  readonly fame: number
  /** How many episodes it would like to have; the catalogue's count decides. */
  readonly wish: number
}

const states = weightsOf({
  published: 72,
  draft: 8,
  inReview: 4,
  approved: 3,
  scheduled: 3,
  offShelf: 6,
  blocked: 1.5,
  archived: 2.5,
})
const kinds = weightsOf({ drama: 68, anime: 10, variety: 8, documentary: 7, kids: 7 })
const groups = {
  drama: weightsOf({
    costume: 22,
    romance: 18,
    suspense: 16,
    fantasy: 12,
    urban: 6,
    youth: 9,
    comedy: 6,
    action: 5,
    scifi: 3,
  }),
  movie: weightsOf({
    suspense: 14,
    romance: 13,
    comedy: 13,
    action: 15,
    horror: 12,
    scifi: 10,
    fantasy: 6,
    documentary: 6,
    youth: 5,
    anime: 3,
    costume: 3,
  }),
  short: weightsOf({ urban: 70, romance: 10, costume: 8, fantasy: 7, suspense: 5 }),
}
const origins = {
  usual: weights<readonly [string, Spoken]>([
    [['CN', 'zh_CN'], 42],
    [['ID', 'in_ID'], 11],
    [['US', 'en'], 12],
    [['MX', 'es_MX'], 9],
    [['EG', 'ar_AE'], 6],
    [['TW', 'zh_CN'], 5],
    [['HK', 'zh_CN'], 4],
    [['GB', 'en'], 4],
    [['CO', 'es_MX'], 3],
    [['SA', 'ar_AE'], 2],
    [['ES', 'es_MX'], 2],
  ]),
  costume: weights<readonly [string, Spoken]>([
    [['CN', 'zh_CN'], 90],
    [['TW', 'zh_CN'], 4],
    [['HK', 'zh_CN'], 6],
  ]),
}
const lengths: Readonly<Record<SeriesKind, readonly [number, number]>> = {
  drama: [18, 40],
  anime: [12, 24],
  variety: [8, 12],
  documentary: [4, 9],
  kids: [20, 40],
}

/** All titles, in the order of their ids. */
export function titlePlans(world: World): readonly TitlePlan[] {
  return world.once('titles', () => {
    const used = new Map<TitleGroup, number>()
    const types: TitleType[] = ['series', 'movie', 'short']
    const plans: TitlePlan[] = []
    for (const type of types)
      for (let index = 0; index < world.count(type); index++) {
        const random = world.random(`title ${type}`, index)
        const kind = type === 'series' ? random.weighted(kinds) : 'drama'
        const group: TitleGroup =
          type === 'movie'
            ? random.weighted(groups.movie)
            : type === 'short'
              ? random.weighted(groups.short)
              : kind === 'drama'
                ? random.weighted(groups.drama)
                : kind
        const nth = used.get(group) ?? 0
        used.set(group, nth + 1)
        plans.push(
          planTitle(world, random, {
            id: plans.length + 1,
            type,
            kind,
            group,
            title: titleOf(group, nth, world.seed % 97),
          }),
        )
      }
    return plans
  })
}

/** The plan of the n-th series, movie or short. @throws RangeError beyond the last. */
export function titlePlan(world: World, type: TitleType, index: number): TitlePlan {
  const plan = titlePlans(world)[titleOffset(world, type) + index]
  if (!plan) throw new RangeError(`There is no ${type} ${index}.`)
  return plan
}

/** How many titles stand before the first of a type. */
export function titleOffset(world: World, type: TitleType | 'video'): number {
  const before = { series: [], movie: ['series'], short: ['series', 'movie'], video: ['series', 'movie', 'short'] }[
    type
  ]
  return before.reduce((sum, name) => sum + world.count(name), 0)
}

function planTitle(
  world: World,
  random: Random,
  given: Pick<TitlePlan, 'id' | 'type' | 'kind' | 'group' | 'title'>,
): TitlePlan {
  const { now } = world.calendar
  const { group, type, kind } = given
  const [country, language] = random.weighted(
    group === 'costume' || (group === 'fantasy' && random.chance(0.6)) ? origins.costume : origins.usual,
  )
  const state = random.weighted(states)
  const isOut = state === 'published' || state === 'offShelf' || state === 'blocked' || state === 'archived'
  const createdAt = world.calendar.officeMoment(random, 360) - (isOut ? 4 * day : 0)
  const publishAt = isOut
    ? Math.floor(Math.min(now - (24 + (given.id % 9) * 5) * hour, createdAt + random.between(2, 20) * day) / hour) *
      hour
    : state === 'scheduled'
      ? now + random.between(1, 30) * day
      : null
  const newest = new Date(now).getUTCFullYear()
  const isAiring = state === 'published' && now - publishAt! < 90 * day && type !== 'movie' && random.chance(0.6)
  const serialState = !isOut ? 'upcoming' : isAiring ? (random.chance(0.08) ? 'paused' : 'airing') : 'finished'
  const [least, most] = type === 'short' ? [9, 16] : lengths[kind]
  return {
    ...given,
    theme: group === 'variety' ? 'comedy' : group,
    language,
    country,
    state,
    serialState,
    year: serialState === 'finished' && type !== 'short' ? newest - random.skewed(11, 1.6) : newest,
    publishAt,
    createdAt,
    fame: Math.min(50, Math.exp(random.normal(0, 1.2))),
    wish: type === 'movie' ? 1 : random.between(least, most) * (isOut ? 1 : 0.6),
  }
}
