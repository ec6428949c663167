import { sql } from 'kysely'
import countryGroup from '../../../entities/movie-manage/country-group'
import { ageRatings } from '../../../shared/codes'
import type { Problem } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import type { Title } from './title-kinds'

/** Which types of tags stand in which field of a title. */
export const tagTypes = {
  genres: 'genre',
  plotTags: 'plot',
  copyrightTag: 'copyright',
  platformTag: 'platform',
} as const

type TagField = keyof typeof tagTypes

/** Tags in a field that are none of its type. */
export async function tagProblems(
  { db }: Pick<Context, 'db'>,
  draft: Readonly<Record<string, unknown>>,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const field of Object.keys(tagTypes) as TagField[]) {
    const value = draft[field] as number | readonly number[] | null | undefined
    const ids = typeof value === 'number' ? [value] : (value ?? [])
    if (ids.length === 0) continue
    const { rows } = await sql<{ count: number }>`select count(*) as count from tag
      where id = any(${[...ids]}) and type = ${tagTypes[field]}`.execute(db)
    if (Number(rows[0]?.count ?? 0) < ids.length) problems.push({ field, problem: 'error.wrongTagType' })
  }
  return problems
}

/** A title may not reach a group of countries that allows milder titles only. */
export async function ratingProblem(
  { records }: Pick<Context, 'records'>,
  title: Pick<Title, 'ageRating'> & { readonly countryGroups?: readonly number[] | null },
): Promise<Problem | undefined> {
  if (!title.countryGroups?.length) return undefined
  const groups = await records.where(countryGroup, { id: title.countryGroups })
  const tooMild = groups.filter(
    ({ ratingLimit }) => ageRatings.indexOf(ratingLimit ?? 'R18') < ageRatings.indexOf(title.ageRating),
  )
  if (tooMild.length === 0) return undefined
  const names = tooMild.map(({ name }) => name.en).join(', ')
  return { field: 'countryGroups', problem: 'error.ratingTooHigh', params: { rating: title.ageRating, groups: names } }
}
