import { artworkKey } from '../../media/artwork/artwork'
import { day, instant } from '../calendar'
import { personName } from '../people'
import { weightsOf, type Random } from '../../base/random'
import { filled, same, type Phrase } from '../words/phrases'
import { stateReasons } from '../words/staff-texts'
import { synopses } from '../words/synopses'
import { genresOf, tagWords } from '../words/tags'
import type { World } from '../world'
import { someAreas } from './places'
import { commonSubtitles } from './subtitles'
import { type TitlePlan } from './title-plan'

const ratings = {
  grown: weightsOf({ PG: 20, PG13: 48, R16: 27, R18: 5 }),
  mild: weightsOf({ G: 20, PG: 48, PG13: 32 }),
  small: weightsOf({ G: 90, PG: 10 }),
}

export const harsh = new Set(['suspense', 'horror', 'action', 'scifi'])

/** The ids of tags of a type, by code where codes are given. */
export function tagIds(world: World, type: string, codes?: readonly string[]): number[] {
  return tagWords.flatMap((tag, index) =>
    tag.type === type && (!codes || codes.includes(tag.code)) ? (world.id('tag', index) ?? []) : [],
  )
}

/** The fields that every kind of title has. */
export function common(world: World, plan: TitlePlan, random: Random) {
  const { id, group, title, theme, state, year, publishAt, createdAt, language } = plan
  const { now } = world.calendar
  const shown = title[language] ?? title.en
  // Arabic names have no spelling in the other languages here.
  const people = language === 'ar_AE' ? 'en' : language
  const heroes = [personName(random, people), personName(random, people)] as const
  const [hero, other] = heroes.map(({ zh_CN, en }) => ({ zh_CN, en }))
  const genreCodes = genresOf[group]
  const isOut = state === 'published' || state === 'offShelf' || state === 'blocked'
  const rating = group === 'kids' ? ratings.small : harsh.has(group) ? ratings.grown : ratings.mild
  const licence = now + random.between(state === 'offShelf' ? -40 : 5, 700) * day
  const createdBy = world.id('account', random.skewed(40))
  return {
    title,
    originalTitle: shown,
    intro: filled(random.pick(synopses[group]), { hero: hero as Phrase, other: other as Phrase }),
    coverVertical: artworkKey('poster', `${theme}-${id}`, shown),
    coverHorizontal: artworkKey('cover', `${theme}-${id}`, shown),
    year,
    spokenLanguages: [language],
    genres: tagIds(world, 'genre', [genreCodes[0]!, ...random.sample(genreCodes.slice(1), random.between(0, 2))]),
    copyrightTag: random.pick(tagIds(world, 'copyright')),
    platformTag: random.chance(0.6) ? random.pick(tagIds(world, 'platform')) : null,
    credits: null,
    up: world.id('up', random.skewed(world.count('up'))) ?? 0,
    ageRating: random.weighted(rating),
    areas: someAreas(world, random, 'state'),
    clients: [],
    weight: Math.min(1000, 60 + Math.round(plan.fame * 18)),
    publishAt: publishAt === null ? null : instant(publishAt),
    offAt: state === 'published' && random.chance(0.15) ? instant(now + random.between(10, 200) * day) : null,
    coverLabels: [],
    subtitleLanguages: commonSubtitles(world, plan),
    completeness:
      state === 'draft' ? random.between(35, 90) : isOut ? random.between(94, 100) : random.between(85, 100),
    licenceEndsAt: random.chance(0.9) ? instant(licence) : null,
    plays30d: state === 'published' ? Math.round(plan.fame * random.between(9_000, 24_000)) : 0,
    reviewTask: null,
    stateReason: state === 'offShelf' || state === 'blocked' ? random.pick(stateReasons) : null,
    state,
    createdAt: instant(createdAt),
    createdBy,
    updatedAt: instant(world.calendar.between(random, createdAt, now)),
    updatedBy: createdBy,
  }
}

/** Titles by language with an addition, such as the number of an episode. */
export function withTitle(pattern: Phrase, plan: TitlePlan, number = 0): Phrase {
  return filled(pattern, { title: plan.title, n: same(String(number)) })
}

export function stills(plan: TitlePlan, random: Random): string[] {
  return Array.from({ length: random.between(0, 5) }, (_, n) =>
    artworkKey('cover', `${plan.theme}-${plan.id}-still-${n}`),
  )
}

export function score(random: Random): number {
  return Math.round(Math.min(9.7, Math.max(3.1, random.normal(7.4, 1))) * 10) / 10
}

export const sources = weightsOf({ licensed: 66, original: 14, partner: 17, crawled: 3 })

export const accesses = weightsOf({ vip: 56, free: 22, adUnlock: 16, purchase: 6 })
