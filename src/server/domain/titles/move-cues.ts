import { sql } from 'kysely'
import subtitleCue from '../../../entities/movie-manage/subtitle-cue'
import type { Row } from '../../../schema/entity'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { cuesOf } from './subtitle-cues'

type Cue = Row<typeof subtitleCue>

/**
 * Moves lines on the film together, so that they are not in each other's way.
 * @param by milliseconds; negative for earlier
 * @throws A0400 where one would begin before the film does, or lie on a line that stays
 */
export async function moveCues(context: Context, rows: readonly Cue[], by: number): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const { rows: met } = await sql`select 1 from subtitle_cue o join subtitle_cue m on m.subtitle = o.subtitle
    where m.id = any(${ids}) and o.id <> all(${ids}) and o.start < m."end" + ${by}::bigint
      and o."end" > m.start + ${by}::bigint limit 1`.execute(context.db)
  if (met.length > 0) throw badField('id', 'movie-manage.subtitle-edit.overlaps')
  await write(context, rows, by)
}

/** Moves a line and all that come after it. @throws A0400 as `moveCues` */
export async function moveFrom(context: Context, row: Cue, by: number): Promise<void> {
  const all = await cuesOf(context, row.subtitle)
  const stay = all.filter(({ id, start }) => id !== row.id && start < row.start)
  if (stay.some(({ end }) => end > row.start + by)) throw badField('offsetMs', 'movie-manage.subtitle-edit.overlaps')
  await write(
    context,
    all.filter((each) => !stay.includes(each)),
    by,
  )
}

async function write({ records }: Context, rows: readonly Cue[], by: number): Promise<void> {
  if (rows.some(({ start }) => start + by < 0)) throw badField('id', 'movie-manage.subtitle-edit.beforeStart')
  for (const row of rows) await records.update(subtitleCue, row, { start: row.start + by, end: row.end + by })
}
