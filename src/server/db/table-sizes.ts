import { sql, type Kysely } from 'kysely'
import { forgetsWhenAsked } from '../base/caches'
import type { Database } from './database'
import { minuteMs } from '../../schema/time'

/** How long the sizes are taken as known, in milliseconds. */
const keptFor = minuteMs

interface Sizes {
  until: number
  readonly rows: Promise<ReadonlyMap<string, number>>
}

const known = new WeakMap<Kysely<Database>, Sizes>()

forgetsWhenAsked('lists', ({ db, reading }) => [db, reading].forEach((each) => known.delete(each)))

/**
 * About how many rows the largest of some tables has, as the database's statistics have it: nothing is counted. All tables are asked
 * for at once, once a minute for all calls, and a call that finds them too old does not wait.
 * @param inside the transaction that has the connection, where there is one: the embedded database answers no other meanwhile
 */
export async function rowsOfLargest(
  db: Kysely<Database>,
  tables: Iterable<string>,
  inside: Kysely<Database> = db,
): Promise<number> {
  const rows = await sizesOf(db, inside)
  return Math.max(0, ...[...tables].map((table) => rows.get(table) ?? 0))
}

function sizesOf(db: Kysely<Database>, inside: Kysely<Database>): Sizes['rows'] {
  const last = known.get(db)
  if (last && (last.until > Date.now() || inside.isTransaction)) return last.rows
  const next: Sizes = { until: Date.now() + keptFor, rows: read(inside) }
  next.rows.then(
    () => known.set(db, next),
    () => known.delete(db),
  )
  // One call reads them again, the others go on with what was known.
  if (last) last.until = next.until
  // Nobody else waits for what a transaction asks: it waits for others itself.
  else if (!inside.isTransaction) known.set(db, next)
  return last?.rows ?? next.rows
}

/** Of a table in parts, those of its parts together. Reads statistics alone: it waits for no table that somebody has locked. */
async function read(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ table: string; rows: number }>`select whole.relname as table,
      sum(greatest(part.reltuples, pg_stat_get_live_tuples(part.oid)))::float8 as rows
    from pg_class whole
      left join pg_inherits i on i.inhparent = whole.oid and whole.relkind = 'p'
      join pg_class part on part.oid = coalesce(i.inhrelid, whole.oid)
    where whole.relnamespace = current_schema()::regnamespace and whole.relkind in ('r', 'p') and not whole.relispartition
    group by 1`.execute(db)
  return new Map(rows.map(({ table, rows: count }) => [table, Number(count)]))
}
