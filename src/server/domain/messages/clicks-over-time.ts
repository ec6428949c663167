import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'

/** Clicks from the push's start on: by minute for two hours, then by hour for three days. */
export interface Clicks {
  readonly byMinute: readonly { readonly minute: number; readonly count: number }[]
  readonly byHour: readonly { readonly hour: number; readonly count: number }[]
}

const minutes = 120
const hours = 72

/**
 * Minutes are counted in the outbox, hours in the statistics, which outlive it. Steps without a click are left out. The
 * start is worked out once: folded into the join, a database without statistics of a new outbox works it out for every row.
 */
export async function clicksOverTime(db: Kysely<Database>, push: number): Promise<Clicks> {
  const byMinute = await sql<{ minute: number; count: number }>`
    with start as materialized (select min(sent_at) as at from push_outbox where push_id = ${push} and kind = 'push')
    select floor(extract(epoch from (o.clicked_at - s.at)) / 60)::int as minute, count(*) as count
    from push_outbox o, start s
    where o.push_id = ${push} and o.kind = 'push' and o.clicked_at < s.at + make_interval(mins => ${minutes})
    group by 1 order by 1`.execute(db)
  const byHour = await sql<{ hour: number; count: number }>`
    with start as materialized (select min(hour) as at from push_stat where push = ${push})
    select (extract(epoch from (p.hour - s.at)) / 3600)::int as hour, sum(p.clicked) as count
    from push_stat p, start s
    where p.push = ${push} and p.clicked > 0 and p.hour < s.at + make_interval(hours => ${hours})
    group by 1 order by 1`.execute(db)
  return {
    byMinute: byMinute.rows.map(({ minute, count }) => ({ minute, count: Number(count) })),
    byHour: byHour.rows.map(({ hour, count }) => ({ hour, count: Number(count) })),
  }
}
