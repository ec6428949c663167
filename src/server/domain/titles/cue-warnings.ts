import { sql } from 'kysely'
import { faultsOf, type TimedText } from '../../../shared/subtitle-checks'
import type { Change } from '../../db/records'
import type { Context } from '../../pipeline/operation'

type Place = Pick<Context, 'db'>

/** The starts between which lines have changed, in milliseconds. */
interface Span {
  readonly from: number
  readonly to: number
}

interface StoredLine extends TimedText {
  readonly id: number
  readonly warnings: readonly string[] | null
}

/** Works out anew what is wrong with the lines that have changed, and with those before them. */
export async function followWarnings(place: Place, changes: readonly Change[]): Promise<void> {
  const { rows } = await sql<{
    id: number
    subtitle: number
    start: number
  }>`select id, subtitle, start from subtitle_cue
    where id = any(${changes.map(({ id }) => id)})`.execute(place.db)
  const now = new Map(rows.map((row) => [Number(row.id), row]))
  const spans = new Map<number, Span>()
  for (const { id, before, after } of changes) {
    const row = now.get(id)
    const starts = [row?.start, before?.start, after?.start].flatMap((start) =>
      start === undefined || start === null ? [] : [Number(start)],
    )
    for (const owner of [row?.subtitle, before?.subtitle, after?.subtitle])
      if (owner !== undefined && owner !== null) {
        const span = spans.get(Number(owner))
        const all = span ? [...starts, span.from, span.to] : starts
        spans.set(Number(owner), { from: Math.min(...all), to: Math.max(...all) })
      }
  }
  for (const [subtitle, span] of spans) await refreshWarnings(place, subtitle, span)
}

/** Works out what is wrong with the lines of a subtitle, or with those of a span and the one before it. */
export async function refreshWarnings({ db }: Place, subtitle: number, span?: Span): Promise<void> {
  const own = sql`subtitle_cue where subtitle = ${subtitle}`
  const near = span
    ? sql`and start >= coalesce((select max(start) from ${own} and start < ${span.from}), ${span.from}::bigint)
        and start <= coalesce((select min(start) from ${own} and start > ${span.to}), ${span.to}::bigint)`
    : sql``
  const { rows: lines } = await sql<StoredLine>`select id, start, "end", text, warnings from ${own} ${near}
    order by start, id`.execute(db)
  const { rows: spoken } = await sql<{
    code: string
  }>`select l.code from subtitle s join language l on l.id = s.language
    where s.id = ${subtitle}`.execute(db)
  const changed = lines.flatMap((line, index) => {
    // What the last one runs into is not known here, and has not changed.
    if (span && line.start > span.to) return []
    const faults = faultsOf(line, lines[index + 1], spoken[0]?.code ?? '')
    const isSame = faults.join() === (line.warnings ?? []).join()
    return isSame ? [] : [{ id: Number(line.id), warnings: faults.length === 0 ? null : faults }]
  })
  if (changed.length === 0) return
  await sql`update subtitle_cue c set warnings = v.warnings
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as v(id bigint, warnings text[])
    where c.id = v.id`.execute(db)
}
