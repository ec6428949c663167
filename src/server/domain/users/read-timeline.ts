import { sql, type Kysely } from 'kysely'
import type { TimelineFact, TimelineKind } from '../../../shared/timeline-line'
import type { Database } from '../../db/database'
import { timelineSources } from './timeline-sources'

/** Something that happened to or by a user, with what a line shows of it. */
export interface TimelineEvent extends TimelineFact {
  readonly at: string
  readonly id: number
  /** Hands on to the next page, as `before`. */
  readonly cursor: string
}

/** What of a timeline is read. */
export interface TimelineQuery {
  /** A cursor, or any moment to jump to; the latest where undefined. */
  readonly before: string | undefined
  readonly kinds: readonly TimelineKind[]
  readonly size: number
}

/** A page of all that happened around a user in one order, latest first. `next` is null at the end. */
export async function readTimeline(
  db: Kysely<Database>,
  userId: number,
  { before, kinds, size }: TimelineQuery,
): Promise<{ events: TimelineEvent[]; next: string | null }> {
  const [at, kind, last] = before?.split('~') ?? []
  const parts = kinds.map((each) => {
    const { from, at: moment, id: key, data } = timelineSources[each]
    const past =
      at === undefined
        ? sql``
        : kind === undefined
          ? sql`and ${moment} < ${at}`
          : sql`and (${moment}, ${each}::text, ${key}) < (${at}::timestamptz, ${kind}::text, ${Number(last)}::bigint)`
    return sql`(select ${each}::text as kind, ${moment} as at, ${key} as id, ${data} as data
      ${from(userId)} and ${moment} is not null ${past} order by 2 desc, 3 desc limit ${size})`
  })
  const { rows } = await sql<Omit<TimelineEvent, 'cursor'>>`select * from (${sql.join(parts, sql` union all `)}) events
    order by at desc, kind desc, id desc limit ${size}`.execute(db)
  const events: TimelineEvent[] = rows.map((row) => ({ ...row, cursor: `${row.at}~${row.kind}~${row.id}` }))
  return { events, next: events.length === size ? (events.at(-1)?.cursor ?? null) : null }
}
