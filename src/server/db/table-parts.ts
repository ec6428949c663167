import { sql, type Kysely } from 'kysely'
import type { Database } from './database'
import { transaction, type Deadlines } from './transaction'

/** A part of a table that is parted by ranges: of moments, or of numbers. */
export interface Part<Bound> {
  readonly name: string
  /** What it begins with; null where it has no beginning. */
  readonly from: Bound | null
  /** What it ends before; null where it has no end. */
  readonly to: Bound | null
}

/** What a table is parted by: as which type the database knows it, and how it is read. */
export interface BoundKind<Bound> {
  readonly type: 'timestamptz' | 'bigint'
  readonly read: (stored: unknown) => Bound
}

/** ISO strings in UTC. */
export const moments: BoundKind<string> = { type: 'timestamptz', read: String }
export const numbers: BoundKind<number> = { type: 'bigint', read: Number }

/** The parts of a table, the oldest first; what fits nowhere is in the last. */
export async function partsOf<Bound>(
  db: Kysely<Database>,
  table: string,
  { type, read }: BoundKind<Bound>,
): Promise<Part<Bound>[]> {
  const bound = (word: string) =>
    sql`substring(pg_get_expr(c.relpartbound, c.oid) from ${`${word} \\('([^']*)'\\)`})::${sql.raw(type)}`
  const { rows } = await sql<
    Part<unknown>
  >`select c.relname::text as name, ${bound('FROM')} as "from", ${bound('TO')} as "to"
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${`public.${table}`}::regclass order by 3 nulls last`.execute(db)
  const end = (stored: unknown) => (stored === null ? null : read(stored))
  return rows.map(({ name, from, to }) => ({ name, from: end(from), to: end(to) }))
}

/** A part to come, whose ends are known. */
export interface NewPart<Bound> {
  readonly name: string
  readonly from: Bound
  readonly to: Bound
}

/** Whether a part stands where a new one would. */
export function isParted<Bound extends string | number>(
  parts: readonly Part<Bound>[],
  { from, to }: NewPart<Bound>,
): boolean {
  return parts.some((part) => part.to !== null && part.to >= to && (part.from === null || part.from <= from))
}

/** Makes a part apart and then puts it in its place: whoever writes into the others waits for a moment only. */
export async function makePart(
  db: Kysely<Database>,
  deadlines: Deadlines,
  table: string,
  { name, from, to }: NewPart<string | number>,
): Promise<void> {
  const [whole, part] = [sql.table(table), sql.table(name)]
  await transaction(db, deadlines, async (inside) => {
    await sql`create table ${part} (like ${whole} including defaults including constraints including indexes)`.execute(
      inside,
    )
    await sql`alter table ${whole} attach partition ${part}
      for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(inside)
  })
}

/** Removes a part with all that is in it. @returns how many rows the database believes were in it */
export async function dropPart(
  db: Kysely<Database>,
  deadlines: Deadlines,
  table: string,
  { name }: { readonly name: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select greatest(reltuples, 0)::bigint as count from pg_class
    where oid = ${`public.${name}`}::regclass`.execute(db)
  await transaction(db, deadlines, async (inside) => {
    await sql`alter table ${sql.table(table)} detach partition ${sql.table(name)}`.execute(inside)
    await sql`drop table ${sql.table(name)}`.execute(inside)
  })
  return Number(rows[0]?.count ?? 0)
}

/** Statistics over all parts together are nobody else's care: a database sees to each part by itself. */
export async function keepStatistics(db: Kysely<Database>, table: string): Promise<void> {
  const { rows } = await sql`select 1 from pg_stat_user_tables where relname = ${table} and schemaname = 'public'
    and greatest(last_analyze, last_autoanalyze) > now() - interval '1 day'`.execute(db)
  if (rows.length === 0) await sql`analyze ${sql.table(table)}`.execute(db)
}
