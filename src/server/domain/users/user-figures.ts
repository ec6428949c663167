import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database'
import { indicators } from '../messages/tag-sql'
import { figureKey, type Question } from './explain-targeting'
import { dayMs } from '../../../schema/time'

type Figure = RawBuilder<unknown> | Expression<unknown>

const paid = sql`o.state in ('paid', 'delivered', 'partlyRefunded', 'refunded')`

/** What rule labels ask of a user (`u`) over the time since a moment. */
const windowed: Readonly<Record<string, (since: string) => Figure>> = {
  activeDays: (since) => sql`(select count(distinct r.created_at::date) from user_login_record r
    where r."user" = u.id and r.result = 'ok' and r.created_at > ${since}::timestamptz)`,
  paidOrders: (since) => sql`(select count(*) from "order" o
    where o."user" = u.id and o.paid_at > ${since}::timestamptz and ${paid})`,
  totalPaid: (since) => sql`(select coalesce(sum(o.amount_usd), 0) from "order" o
    where o."user" = u.id and o.paid_at > ${since}::timestamptz and ${paid})`,
  refunds: (since) => sql`(select count(*) from "order" o
    where o."user" = u.id and o.created_at > ${since}::timestamptz and o.state in ('refunded', 'partlyRefunded'))`,
  posts: (since) => sql`(select count(*) from dynamic p
    where p.author = u.id and p.created_at > ${since}::timestamptz)`,
}

/** What rule labels ask of a user without a span of time, in addition to what selections ask. */
const lasting: Readonly<Record<string, (at: string) => Figure>> = {
  ...indicators,
  daysSinceRegistered: (at) => sql`extract(epoch from (${at}::timestamptz - u.registered_at)) / 86400`,
  accountsOnDevice: () => sql`(select max(d.user_count) from device d where d.last_user = u.id)`,
}

/**
 * The user's figures that questions ask for, in one query; what the database does not hold is left out.
 * @returns by `figureKey`
 */
export async function readFigures(
  db: Kysely<Database>,
  userId: number,
  questions: readonly Question[],
  at: Date,
): Promise<Map<string, number | null>> {
  const wanted = new Map<string, Figure>()
  for (const question of questions) {
    const figure = question.kind === 'indicator' ? figureOf(question, at) : undefined
    if (figure) wanted.set(figureKey(question), figure)
  }
  if (wanted.size === 0) return new Map()
  const columns = [...wanted.entries()].map(([key, figure]) => sql`${sql.lit(key)}, (${figure})::float8`)
  const { rows } = await sql<{ figures: Record<string, number | null> }>`
    select jsonb_build_object(${sql.join(columns)}) as figures from "user" u where u.id = ${userId}`.execute(db)
  return new Map(Object.entries(rows[0]?.figures ?? {}))
}

/** The figure that a question asks for; undefined where the database does not hold it. */
export function figureOf({ name, window }: Question, at: Date): Figure | undefined {
  const days = /^(\d{1,4})d$/.exec(window ?? '')?.[1]
  if (days === undefined) return lasting[name]?.(at.toISOString())
  return windowed[name]?.(new Date(at.getTime() - Number(days) * dayMs).toISOString())
}
