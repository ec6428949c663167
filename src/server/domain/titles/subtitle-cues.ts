import { Readable } from 'node:stream'
import { sql } from 'kysely'
import language from '../../../entities/develop-manage/language'
import aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import episode from '../../../entities/movie-manage/episode'
import subtitle from '../../../entities/movie-manage/subtitle'
import subtitleCue from '../../../entities/movie-manage/subtitle-cue'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { checkSubtitle } from '../../subtitles/check-subtitle'
import { writeSubtitle } from '../../subtitles/write-subtitle'
import { layOutCues, maxCues } from './cue-rows'
import { followTerms } from './cue-terms'
import { followWarnings } from './cue-warnings'

type Cue = Row<typeof subtitleCue>

/** A subtitle that covers less of what is said does not go out. */
const leastCoverage = 80

/** Writes the lines of a subtitle as its file and lets it out. @throws B01 where they cover too little or go too far */
export async function publishCues(context: Context, id: number): Promise<void> {
  const row = await context.records.get(subtitle, id)
  const cues = await cuesOf(context, id)
  const owner = await context.records.get(episode, row.episode)
  const { code } = await context.records.get(language, row.language)
  const check = checkSubtitle(cues, owner.duration, code)
  if (check.coverage === null || check.coverage < leastCoverage)
    throw refused('movie-manage.series-resources.publishSubtitle.coverage')
  if (owner.duration !== null && cues.some(({ end }) => end > (owner.duration ?? 0) * 1000))
    throw refused('movie-manage.subtitle-edit.beyondEnd')
  const file = `subtitles/edited-${id}-${row.version}.srt`
  await context.services.storage.write(file, Readable.from([Buffer.from(writeSubtitle(cues, 'srt'))]))
  const origin = row.origin === 'ai' ? 'aiProofread' : row.origin
  await context.records.update(subtitle, row, { ...check, file, format: 'srt', origin, state: 'published' })
}

/**
 * Hands over the longest waiting result in a language that nobody reads yet; one that came back is for whoever leads to give out.
 * @param category of the titles that it is looked for among; undefined: of all
 */
export async function proofreadNext(
  context: Context,
  targetLanguage: number,
  category?: Row<typeof aiSubtitleTask>['category'],
) {
  const { records, account } = context
  const ofKind = category === undefined ? {} : { category }
  const waiting = { state: 'proofreading', targetLanguage, proofreader: null, error: null, ...ofKind } as const
  const [task] = await records.where(aiSubtitleTask, waiting, 1)
  if (!task) return undefined
  const taken = await records.update(aiSubtitleTask, task, { proofreader: account.id })
  const row = task.resultSubtitle === null ? undefined : await records.find(subtitle, task.resultSubtitle)
  if (row) await layOutCues(context, row)
  return taken
}

/** A line ends after it starts, and lies on no other of its subtitle. */
export const cueRules = defineRules(subtitleCue, {
  beforeSave: async ({ db }, draft, current) => {
    const next = { ...current, ...draft } as Cue
    if (draft.start === undefined && draft.end === undefined) return
    if (next.end <= next.start) throw badField('end', 'error.offBeforePublish')
    const { rows: met } = await sql`select 1 from subtitle_cue where subtitle = ${next.subtitle}
      and id <> ${current?.id ?? 0} and start < ${next.end} and "end" > ${next.start} limit 1`.execute(db)
    if (met.length > 0) throw badField('start', 'movie-manage.subtitle-edit.overlaps')
  },
  follow: async ({ db }, changes) => {
    await followWarnings({ db }, changes)
    await followTerms({ db }, changes)
  },
})

/** The lines of a subtitle in the order of the film. */
export async function cuesOf({ records }: Pick<Context, 'records'>, id: number): Promise<Cue[]> {
  const cues = await records.where(subtitleCue, { subtitle: id }, maxCues)
  return cues.sort((a, b) => a.start - b.start)
}
