import movie from '../../../entities/movie-manage/movie'
import series from '../../../entities/movie-manage/series'
import short from '../../../entities/movie-manage/short'
import { defineRules, type EntityRules } from '../../operations/handler'
import { badRequest, refused, type Problem } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { readEpisodes } from './read-episodes'
import { refreshTitles } from './refresh-titles'
import type { Series } from './title-figures'
import { ratingProblem, tagProblems } from './title-links'
import type { Title, TitleKind } from './title-kinds'
import { lacksProduct } from './title-points'
import { refreshXilies } from './xilie-items'

/** What holds for a series whoever saves it, by form, command or import. */
export const seriesRules = rulesOfTitles(series, { freeEpisodes: 2, vipLead: 0, access: 'vip' })
export const movieRules = rulesOfTitles(movie, { access: 'vip' })
export const shortRules = rulesOfTitles(short, { access: 'coin' })

type Draft = Readonly<Record<string, unknown>>

/** @param defaults what the form's defaults are to a save that leaves them out */
function rulesOfTitles(kind: object, defaults: Draft): EntityRules {
  const entity = kind as TitleKind['entity']
  return defineRules(entity, {
    insert: async (context, draft) => {
      const values = { ...defaults, ...draft } as Title
      await refuseFaults(context, draft, values)
      return context.records.insert(entity, values)
    },
    beforeSave: async (context, draft, current) => {
      if (!current) return
      if (current.state === 'archived' && !('state' in draft)) throw refused('error.titleArchived')
      await refuseFaults(context, draft, { ...current, ...draft } as Title)
    },
    beforeRemove: async (context, row) => {
      const hasBeenOut = row.publishAt !== null && Date.parse(row.publishAt) <= context.now.getTime()
      if (row.state !== 'draft' || hasBeenOut) throw refused('error.titleNotRemovable')
      const episodes = await readEpisodes(context, [row.id])
      const count = episodes.get(row.id)?.length ?? 0
      if (count > 0) throw refused('error.titleHasEpisodes', { count })
    },
    follow: async (place, changes) => {
      await refreshTitles(
        place,
        changes.map(({ id }) => id),
      )
      await refreshXilies(place, changes)
    },
  })
}

/** @throws A0400 with every rule that the title would break */
async function refuseFaults(context: Context, draft: Draft, title: Title): Promise<void> {
  const touches = (...names: string[]) => names.some((name) => name in draft)
  const problems: Problem[] = []
  if (touches('freeEpisodes', 'vipLead', 'totalEpisodes')) problems.push(...countProblems(title as Series))
  if (touches('access', 'product') && lacksProduct(title)) problems.push({ field: 'product', problem: 'point.product' })
  if (touches('publishAt', 'offAt')) problems.push(...timeProblems(title))
  if (touches('ageRating', 'countryGroups')) problems.push(...[await ratingProblem(context, title)].filter(isProblem))
  problems.push(...(await tagProblems(context, draft)))
  if (problems.length > 0) throw badRequest(problems)
}

function countProblems({ freeEpisodes, vipLead, totalEpisodes, releasedEpisodes }: Series): Problem[] {
  const problems: Problem[] = []
  if ((freeEpisodes ?? 0) + (vipLead ?? 0) > totalEpisodes)
    problems.push({ field: 'freeEpisodes', problem: 'error.freeBeyondTotal', params: { total: totalEpisodes } })
  if ((releasedEpisodes ?? 0) > totalEpisodes)
    problems.push({
      field: 'totalEpisodes',
      problem: 'error.fewerThanReleased',
      params: { count: releasedEpisodes ?? 0 },
    })
  return problems
}

function timeProblems({ publishAt, offAt, licenceEndsAt }: Title): Problem[] {
  if (offAt == null) return []
  if (publishAt != null && Date.parse(offAt) <= Date.parse(publishAt))
    return [{ field: 'offAt', problem: 'error.offBeforePublish' }]
  const isPastLicence = licenceEndsAt != null && Date.parse(offAt) > Date.parse(licenceEndsAt)
  return isPastLicence ? [{ field: 'offAt', problem: 'error.offAfterLicence' }] : []
}

const isProblem = (found: Problem | undefined): found is Problem => found !== undefined
