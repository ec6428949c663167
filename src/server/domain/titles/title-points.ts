import type { Problem } from '../../base/errors'
import type { EpisodeFacts } from './title-figures'
import { isShort, type Title } from './title-kinds'

/** One thing that a title should have. */
interface Point {
  readonly field: string
  /** The caption id of what is missing. */
  readonly problem: string
  readonly isMet: boolean
  /** Without it the title may not go on the shelf. */
  readonly isNeeded: boolean
  readonly params?: NonNullable<Problem['params']>
}

/** What a title lacks, the needed first. */
export function missingPoints(title: Title, episodes: readonly EpisodeFacts[]): (Problem & { isNeeded: boolean })[] {
  return pointsOf(title, episodes)
    .filter(({ isMet }) => !isMet)
    .map(({ isMet: _isMet, ...point }) => point)
    .sort((a, b) => Number(b.isNeeded) - Number(a.isNeeded))
}

/** The share of what a title should have that it has, in percent. */
export function completenessOf(title: Title, episodes: readonly EpisodeFacts[]): number {
  const points = pointsOf(title, episodes)
  return Math.round((points.filter(({ isMet }) => isMet).length / points.length) * 100)
}

/** All that keeps a title off the shelf at a moment. */
export function publishFaults(title: Title, episodes: readonly EpisodeFacts[], now: Date): Problem[] {
  const missing = missingPoints(title, episodes).filter(({ isNeeded }) => isNeeded)
  const faults: Problem[] = missing.map(({ isNeeded: _isNeeded, ...fault }) => fault)
  const { licenceEndsAt, offAt } = title
  if (licenceEndsAt !== null && Date.parse(licenceEndsAt) <= now.getTime())
    faults.push({ field: 'licenceEndsAt', problem: 'point.licenceOver' })
  if (offAt !== null && Date.parse(offAt) <= now.getTime()) faults.push({ field: 'offAt', problem: 'point.offAtPast' })
  if (lacksProduct(title)) faults.push({ field: 'product', problem: 'point.product' })
  return faults
}

/** Whether a title is to be bought, but as no product. */
export function lacksProduct(title: Title): boolean {
  const { access, product } = title as { readonly access?: string; readonly product?: number | null }
  return access === 'purchase' && !product
}

/** What makes a title's page rich; a kind of title has some of these fields. */
const wishes = ['tagline', 'hook', 'stills', 'trailer', 'plotTags', 'credits', 'releaseDate']

function pointsOf(title: Title, episodes: readonly EpisodeFacts[]): Point[] {
  const values = title as unknown as Readonly<Record<string, unknown>>
  const text = (field: 'title' | 'intro', language: 'zh_CN' | 'en'): Point => ({
    field: `${field}.${language}`,
    problem: `point.${field}.${language}`,
    isMet: Boolean(title[field]?.[language]?.trim()),
    isNeeded: true,
  })
  const cover = (field: 'coverVertical' | 'coverHorizontal', isNeeded: boolean): Point => ({
    field,
    problem: `point.${field}`,
    isMet: Boolean(title[field]),
    isNeeded,
  })
  return [
    text('title', 'zh_CN'),
    text('title', 'en'),
    text('intro', 'zh_CN'),
    text('intro', 'en'),
    cover('coverVertical', true),
    cover('coverHorizontal', !isShort(title)),
    ...firstParts(title).map((number) => mainPart(episodes, number)),
    ...wishes.filter((field) => field in values).map((field) => wanted(field, values[field])),
  ]
}

function wanted(field: string, value: unknown): Point {
  const isMet = Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined
  return { field, problem: `point.${field}`, isMet, isNeeded: false }
}

/**
 * The episodes that must be ready before a title goes out: the first, which of a movie is the film itself; of a short
 * drama all that are free, the first paid one and the one after it.
 */
function firstParts(title: Title): number[] {
  const count = isShort(title) ? Math.min((title.freeEpisodes ?? 0) + 2, title.totalEpisodes) : 1
  return Array.from({ length: count }, (_, index) => index + 1)
}

/** A part that must be there is switched on, with a ready file of 480p or more. */
function mainPart(episodes: readonly EpisodeFacts[], wantedNumber: number): Point {
  const own = episodes.find(({ part, number }) => part === 'main' && number === wantedNumber)
  const suffix = wantedNumber === 1 ? '' : 'Later'
  const problem = !own ? 'point.noMainPart' : hasPlayableFile(own) ? 'point.mainPartOff' : 'point.mainPartNoFile'
  return {
    field: wantedNumber === 1 ? 'episodes' : `episodes.${wantedNumber}`,
    problem: `${problem}${suffix}`,
    isMet: own !== undefined && own.enabled && hasPlayableFile(own),
    isNeeded: true,
    ...(suffix && { params: { number: wantedNumber } }),
  }
}

function hasPlayableFile({ resourceState, definitions }: EpisodeFacts): boolean {
  const isReady = resourceState === 'ready' || resourceState === 'partial'
  return isReady && (definitions ?? []).some((definition) => Number(definition.slice(1)) >= 480)
}
