import { sql } from 'kysely'
import episode from '../../../entities/movie-manage/episode'
import series from '../../../entities/movie-manage/series'
import short from '../../../entities/movie-manage/short'
import type { NamedFile } from '../../../fields/files/field'
import type { Row } from '../../../schema/entity'
import { fileFacts, type FileFacts } from '../../../shared/file-facts'
import { badRequest, type Problem } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** A file with the episode that its name speaks of. */
export interface MatchedFile {
  readonly file: NamedFile
  readonly facts: FileFacts
  readonly number: number
  /** The episode that has the number already. */
  readonly episode: Row<typeof episode> | undefined
}

/**
 * Finds the episode of each file by its name.
 * @throws A0400 that names every file without a number, of another season, or with the number of another file
 */
export async function matchFiles(
  { records, db }: Context,
  content: number,
  files: readonly NamedFile[],
  keyOf: (match: Pick<MatchedFile, 'number' | 'facts'>) => string,
): Promise<MatchedFile[]> {
  const languages = await sql<{ code: string }>`select code from language where enabled`.execute(db)
  const codes = languages.rows.map(({ code }) => code)
  const [title] = await serialWith(records, content)
  const episodes = await records.where(episode, { content, part: 'main' }, 3000)
  const problems: Problem[] = []
  const seen = new Set<string>()
  const matched = files.flatMap((file) => {
    const problem = (id: string, params = {}) => {
      problems.push({ field: 'files', problem: id, params: { name: file.name, ...params } })
      return []
    }
    const facts = fileFacts(file.name, codes)
    const number = facts.episode
    if (number === null) return problem('error.noEpisodeInName')
    if (title && facts.season !== null && facts.season !== (title.season ?? 1))
      return problem('error.otherSeason', { season: facts.season })
    if (title && number > title.totalEpisodes)
      return problem('error.nameBeyondTotal', { number, total: title.totalEpisodes })
    const key = keyOf({ number, facts })
    if (seen.has(key)) return problem('error.numberTwice', { number })
    seen.add(key)
    return [{ file, facts, number, episode: episodes.find((each) => each.number === number) }]
  })
  if (problems.length > 0) throw badRequest(problems)
  return matched
}

/** What a title in episodes says of them: a short drama has one season. */
async function serialWith(
  records: Context['records'],
  id: number,
): Promise<readonly { readonly totalEpisodes: number; readonly season?: number | null }[]> {
  const found = await records.where(series, { id })
  return found.length > 0 ? found : records.where(short, { id })
}
