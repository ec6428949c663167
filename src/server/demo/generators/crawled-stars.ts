import type crawledStar from '../../../entities/crawler-manage/crawled-star'
import type { Random } from '../../base/random'
import { artworkKey } from '../../media/artwork/artwork'
import { dateOf, day, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { personName } from '../people'
import { inLatin } from '../words/ar-latin'
import { starBios } from '../words/star-bios'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { crawlSource } from '../written/service'
import { crawledPlan, type CrawledPlan } from './crawled-star-plan'
import { countryId } from './places'
import { starAt } from './star-plan'
import { bioOf } from './stars'
import { titlePlans } from './title-plan'

type Crawled = RowOf<typeof crawledStar>
type Difference = NonNullable<Crawled['differences']>[number]
type Candidate = NonNullable<Crawled['candidates']>[number]

/** What sources on the web say of stars: mostly of such as are known here, and no more than the source allows. */
export const crawledStarGenerator: Generator = {
  row(world, index, random): Crawled {
    const plan = crawledPlan(world, index)
    const { now } = world.calendar
    const { source, state, isByScore, madeAt, decidedAt } = plan
    const star = plan.isKnown && (state === 'matched' || state === 'imported') ? world.id('star', plan.person) : null
    const facts = factsOf(world, plan, index)
    const { differences, imported } = comparedWith(world, plan, facts, star)
    const candidates = candidatesOf(world, plan, facts)
    const assignee =
      isByScore || (state === 'new' && random.chance(0.4))
        ? null
        : staffOf(world, entityOf(world, 'crawledStar'), random)
    const crawledAt = random.chance(0.6) ? madeAt : madeAt + (now - madeAt) * random.next()
    const hasChange = state === 'imported' && crawledAt > (decidedAt ?? now) && differences.length > 0
    const code = sourceIdOf(world, plan, index)
    return {
      ...facts,
      source: world.id('crawlSource', source),
      sourceId: code,
      sourceUrl: `${String(crawlSource.row(world, source, random)['siteUrl'])}/people/${code}`,
      raw: null,
      star,
      matchScore: candidates[0]?.score ?? null,
      candidates: candidates.length > 0 ? candidates : null,
      differences: differences.length > 0 ? differences : null,
      lockedFields: null,
      imported,
      assignee,
      ignoreReason: state !== 'ignored' ? null : plan.isKnown ? 'duplicateSource' : 'notRelevant',
      hasChange,
      state,
      crawledAt: instant(crawledAt),
      decidedAt: decidedAt === null ? null : instant(decidedAt),
      createdAt: instant(madeAt),
      createdBy: null,
      updatedAt: instant(Math.max(crawledAt, decidedAt ?? 0)),
      updatedBy: decidedAt !== null && decidedAt >= crawledAt ? assignee : null,
    }
  },
}

/** The facts that the source tells, as far as we may keep them. What waits to be decided on mostly says other than we do. */
function factsOf(world: World, { person, allowed, state }: CrawledPlan, index: number) {
  const { name, originalName, gender, iso2, birthDate, job } = starAt(world, person)
  const random = world.random('facts of a crawl', index)
  const other = starBios[job]
  const credits = allowed.includes('credits') ? creditsOf(world, person, random) : []
  return {
    names: name,
    originalName,
    gender,
    birthDate: !allowed.includes('birth')
      ? null
      : random.chance(state === 'matched' ? 0.4 : 0.12)
        ? dateOf(Date.parse(birthDate) + random.pick([-366, -1, 1, 365]) * day)
        : birthDate,
    nationality: countryId(world, iso2),
    jobs: job === 'actor' && random.chance(0.15) ? [job, 'director' as const] : [job],
    bio: allowed.includes('bio')
      ? other[(person + (random.chance(state === 'matched' ? 0.1 : 0.5) ? 0 : 1)) % other.length]!
      : null,
    portrait: allowed.includes('portrait') ? artworkKey('portrait', `star-${person}`, name.zh_CN) : null,
    awards: allowed.includes('awards') ? random.pick(awards) : null,
    credits: credits.length > 0 ? credits : null,
  }
}

const awards = [
  'Best New Face, Harbour Festival 2024',
  'Golden Finch for the best series, 2025',
  'Nominated for the Golden Finch, 2023',
  'Audience award, Lantern Festival of Film, 2022',
]

/** Titles of ours, of the language that the person works in, and whom they play there. */
function creditsOf(world: World, person: number, random: Random): NonNullable<Crawled['credits']> {
  const { voice, job, birthDate } = starAt(world, person)
  const grown = Number(birthDate.slice(0, 4)) + 18
  const plans = titlePlans(world).filter(
    ({ language, publishAt, year }) => language === voice && publishAt !== null && year >= grown,
  )
  return random.sample(plans, random.between(0, 4)).map((plan) => ({
    title: plan.title[voice] ?? plan.title.en,
    year: plan.year,
    job,
    character: job === 'actor' || job === 'voice' ? inLatin(personName(random, voice).zh_CN) : null,
    externalId: `t${random.between(100_000, 999_999)}`,
    content: world.id('contentItem', plan.id - 1),
  }))
}

/** How the source numbers people. */
function sourceIdOf(world: World, { person, source }: CrawledPlan, index: number): string {
  const slug = starAt(world, person)
    .name.en.normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '-')
  const number = world.random('number at a source', index).between(100_000, 899_999) + index
  return source === 1 || source === 5 ? `${slug}-${number % 1_000}${index}` : `p${number}`
}

/** Where the source says other than we do, and what we have taken over from it before. */
function comparedWith(world: World, plan: CrawledPlan, facts: ReturnType<typeof factsOf>, star: number | null) {
  const own = starAt(world, plan.person)
  const bio = bioOf(own.job, plan.person)
  const differences: Difference[] = []
  if (star === null) return { differences, imported: null }
  const isImported = plan.state === 'imported'
  const add = (field: Difference['field'], ours: string | null, theirs: string | undefined) =>
    theirs !== undefined &&
    theirs !== ours &&
    differences.push({ field, ours, theirs, kind: ours === null ? 'new' : 'conflict' })
  add('birthDate', own.birthDate, facts.birthDate ?? undefined)
  add('jobs', own.job, facts.jobs.join(', '))
  add('bio', `${bio.zh_CN} / ${bio.en}`, facts.bio ? `${facts.bio.zh_CN} / ${facts.bio.en}` : undefined)
  add('awards', null, facts.awards ?? undefined)
  const taken = { originalName: own.originalName, gender: own.gender, nationality: facts.nationality }
  const before = { originalName: null, gender: 'unknown', nationality: null }
  return { differences, imported: isImported ? { star, before, after: taken } : null }
}

/** Our stars that it may be: the right one, and others of the same surname. */
function candidatesOf(world: World, plan: CrawledPlan, facts: ReturnType<typeof factsOf>): Candidate[] {
  const { person, isKnown, score, state } = plan
  const surname = lastOf(facts.names.en)
  const alike = (starsBySurname(world).get(surname) ?? []).filter((other) => other !== person)
  const others = alike.slice(person % 3, (person % 3) + (isKnown ? 1 : 2)).map((other, nth): Candidate => ({
    star: world.id('star', other) ?? 0,
    score: (isKnown ? 22 : 34) + ((other * 7) % 13) - nth * 5 - 1,
    why: ['name'],
  }))
  const sure: Candidate['why'] = ['name']
  const own = starAt(world, person)
  const why = [
    ...sure,
    ...(facts.birthDate === own.birthDate ? (['birthDate'] as const) : []),
    ...(plan.source === 0 && score > 90 ? (['externalId'] as const) : []),
  ]
  const right = world.id('star', person)
  const best = isKnown && right !== null ? [{ star: right, score, why }] : []
  return state === 'ignored' && !isKnown ? [] : [...best, ...others.toSorted((one, two) => two.score - one.score)]
}

function starsBySurname(world: World): ReadonlyMap<string, readonly number[]> {
  return world.once('stars by surname', () => {
    const stars = new Map<string, number[]>()
    for (let index = 0; index < world.count('star'); index++) {
      const surname = lastOf(starAt(world, index).name.en)
      stars.set(surname, [...(stars.get(surname) ?? []), index])
    }
    return stars
  })
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1)
}
