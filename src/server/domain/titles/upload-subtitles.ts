import { sql } from 'kysely'
import spoken from '../../../entities/develop-manage/language'
import type episode from '../../../entities/movie-manage/episode'
import subtitle from '../../../entities/movie-manage/subtitle'
import type { NamedFile } from '../../../fields/files/field'
import type { Row } from '../../../schema/entity'
import { badRequest } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { matchFiles } from '../media/matched-files'
import { dropCues, layOutCues } from './cue-rows'
import { readSubtitle } from './subtitle-file'
import { keepOneDefault, type Subtitle } from './subtitle-rules'

/** Puts a file in the place of an episode's subtitle of a language and kind, or adds it there; it is checked again and starts as a draft. */
export async function saveSubtitleFile(
  context: Pick<Context, 'db' | 'records' | 'services' | 'now'>,
  owner: Pick<Row<typeof episode>, 'id' | 'duration'>,
  language: number,
  kind: NonNullable<Subtitle['kind']>,
  file: NamedFile,
  more: Partial<Pick<Subtitle, 'offsetMs' | 'isDefault'>> = {},
): Promise<Subtitle> {
  const {
    key,
    format,
    encoding: _encoding,
    ...check
  } = await readSubtitle(context, file, owner.duration, (await context.records.get(spoken, language)).code)
  const values = { ...check, ...more, format, file: key, origin: 'uploaded' as const, state: 'draft' as const }
  const [former] = await context.records.where(subtitle, { episode: owner.id, language, kind })
  const saved = former
    ? await context.records.update(subtitle, former, values)
    : await context.records.insert(subtitle, { episode: owner.id, language, kind, ...values })
  if (former) await dropCues(context, [saved.id])
  // Whoever opens it in the editor finds its lines there.
  await layOutCues(context, saved)
  await keepOneDefault(context, saved)
  return saved
}

interface MatchedSubtitle {
  readonly file: NamedFile
  readonly number: number
  readonly episode: Row<typeof episode>
  readonly language: number
  readonly code: string
}

export async function matchSubtitles(
  context: Context,
  content: number,
  files: readonly NamedFile[],
): Promise<MatchedSubtitle[]> {
  const matched = await matchFiles(context, content, files, ({ number, facts }) => `${number} ${facts.language}`)
  const { rows } = await sql<{ id: number; code: string }>`select id, code from language where enabled`.execute(
    context.db,
  )
  const problems = matched.flatMap(({ file: { name }, episode: owner, facts, number }) => {
    if (!owner) return [{ field: 'files', problem: 'error.noSuchEpisode', params: { name, number } }]
    return facts.language === null ? [{ field: 'files', problem: 'error.noLanguageInName', params: { name } }] : []
  })
  if (problems.length > 0) throw badRequest(problems)
  return matched.flatMap(({ file, episode: owner, facts, number }) => {
    const language = rows.find(({ code }) => code === facts.language)
    return owner && language ? [{ file, number, episode: owner, language: language.id, code: language.code }] : []
  })
}

export async function countReplaced({ records }: Context, matched: readonly MatchedSubtitle[], kind: Subtitle['kind']) {
  let count = 0
  for (const { episode: owner, language } of matched)
    count += (await records.where(subtitle, { episode: owner.id, language, kind }, 1)).length
  return count
}
