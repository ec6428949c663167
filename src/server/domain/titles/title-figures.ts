import type contentItem from '../../../entities/movie-manage/content-item'
import type episode from '../../../entities/movie-manage/episode'
import type series from '../../../entities/movie-manage/series'
import { definitions } from '../../../shared/codes'
import type { Row } from '../../../schema/entity'
import { dayMs } from '../../../schema/time'

export type Series = Row<typeof series>
export type ContentItem = Row<typeof contentItem>
export type Episode = Row<typeof episode>
export type Issue = NonNullable<ContentItem['issues']>[number]

/** What of an episode counts for its title. */
export type EpisodeFacts = Pick<
  Episode,
  'id' | 'number' | 'part' | 'state' | 'enabled' | 'resourceState' | 'definitions' | 'subtitleLanguages'
>

/** What a title's episodes make of it. */
export interface EpisodeFigures {
  readonly released: number
  /** Those that all released episodes have. */
  readonly subtitleLanguages: readonly string[]
  readonly topDefinition: NonNullable<ContentItem['topDefinition']>
  readonly hasGap: boolean
  readonly hasFailedFile: boolean
}

/** How long before a licence ends its title says so. */
const licenceWarningDays = 30

/** Figures over the main parts: bonus material, trailers and recaps make no title complete. */
export function figuresOf(episodes: readonly EpisodeFacts[]): EpisodeFigures {
  const main = episodes.filter(({ part }) => part === 'main')
  const online = main.filter(({ state }) => state === 'online')
  const numbers = main.map(({ number }) => number)
  const top = Math.max(-1, ...main.flatMap((each) => (each.definitions ?? []).map((one) => definitions.indexOf(one))))
  return {
    released: online.length,
    subtitleLanguages: (online[0]?.subtitleLanguages ?? []).filter((language) =>
      online.every((each) => each.subtitleLanguages?.includes(language)),
    ),
    topDefinition: definitions[top] ?? 'none',
    hasGap: numbers.length > 0 && Math.max(...numbers) !== new Set(numbers).size,
    hasFailedFile: main.some(({ resourceState }) => resourceState === 'failed'),
  }
}

/** What a title knows about itself that its issues are made of. */
type TitleFacts = Pick<ContentItem, 'state' | 'title' | 'coverVertical' | 'licenceEndsAt'> &
  Partial<Pick<Series, 'coverHorizontal' | 'spokenLanguages'>>

/** What is wrong with a title as it is; duplicates, which people find, are kept by the caller. */
export function issuesOf(title: TitleFacts, figures: EpisodeFigures, now: Date): Issue[] {
  const issues: Issue[] = []
  const isOut = title.state === 'published'
  const ends = title.licenceEndsAt === null ? Infinity : Date.parse(title.licenceEndsAt)
  if (!title.coverVertical || title.coverHorizontal === '') issues.push({ code: 'noCover' })
  if (isOut && figures.released === 0) issues.push({ code: 'noResource' })
  if (figures.hasFailedFile) issues.push({ code: 'failedResource' })
  if (isOut && figures.released > 0 && figures.subtitleLanguages.length === 0) issues.push({ code: 'noSubtitle' })
  if (ends <= now.getTime()) issues.push({ code: 'licenceExpired' })
  else if (ends <= now.getTime() + licenceWarningDays * dayMs) issues.push({ code: 'licenceExpiring' })
  for (const language of title.spokenLanguages ?? [])
    if (!title.title?.[language]?.trim()) issues.push({ code: 'noTitleInLanguage', language })
  if (figures.hasGap) issues.push({ code: 'episodeGap' })
  return issues
}
