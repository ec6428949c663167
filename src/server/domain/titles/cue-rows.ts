import { sql } from 'kysely'
import subtitleCue from '../../../entities/movie-manage/subtitle-cue'
import { extensionOf } from '../../../fields/storage-key'
import { columnsFrom, storageOf } from '../../db/storage'
import type { Context } from '../../pipeline/operation'
import { bytesOf } from './subtitle-file'
import { decodeText } from '../../base/decode-text'
import { parseSubtitle } from '../../subtitles/parse-subtitle'
import { longestText, type Cue, type SubtitleFormat } from '../../subtitles/subtitle-cue'
import { refreshTerms } from './cue-terms'
import { refreshWarnings } from './cue-warnings'
import type { Subtitle } from './subtitle-rules'

/** What a line was made from, and by machine. */
export interface CueRow extends Cue {
  readonly source?: string
  readonly machineText?: string
}

type Place = Pick<Context, 'db' | 'services' | 'now'>

/** No subtitle has more lines. */
export const maxCues = 10_000
/** Rows written at once. */
const batchSize = 500

/** Lays the lines of a subtitle's file out for the editor, unless they lie there already. */
export async function layOutCues(place: Place, row: Pick<Subtitle, 'id' | 'file'>): Promise<void> {
  const { rows } = await sql`select 1 from subtitle_cue where subtitle = ${row.id} limit 1`.execute(place.db)
  if (rows.length > 0) return
  const stored = await place.services.storage.read(row.file)
  if (!stored) return
  const text = decodeText(await bytesOf(stored.content)).text
  await writeCues(place, row.id, parseSubtitle(text, extensionOf(row.file) as SubtitleFormat))
}

/** Puts lines in the place of those that the editor has of a subtitle. They are the file's, not a change of their own. */
export async function writeCues({ db, now }: Place, subtitle: number, cues: readonly CueRow[]): Promise<void> {
  await dropCues({ db }, [subtitle])
  const at = now.toISOString()
  const standard = { version: 1, createdAt: at, createdBy: null, updatedAt: at, updatedBy: null }
  const rows = cues
    .filter(({ start, end, text }) => end > start && text.trim() !== '')
    .slice(0, maxCues)
    .map((cue) => columnsFrom(subtitleCue, { ...standard, subtitle, flag: 'none', ...cut(cue) }))
  for (let start = 0; start < rows.length; start += batchSize)
    await db
      .insertInto(storageOf(subtitleCue).table)
      .values(rows.slice(start, start + batchSize))
      .execute()
  await refreshWarnings({ db }, subtitle)
  await refreshTerms({ db }, subtitle)
}

/** Takes away the editor's lines of subtitles: their files have changed, or they go themselves. */
export async function dropCues({ db }: Pick<Context, 'db'>, subtitles: readonly number[]): Promise<void> {
  if (subtitles.length > 0) await sql`delete from subtitle_cue where subtitle = any(${[...subtitles]})`.execute(db)
}

function cut({ start, end, text, source = text, machineText }: CueRow) {
  return {
    start,
    end,
    text: text.slice(0, longestText),
    source: source.slice(0, longestText),
    ...(machineText !== undefined && { machineText: machineText.slice(0, longestText) }),
  }
}
