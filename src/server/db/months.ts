import { sql, type Kysely } from 'kysely'
import type { Entity } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import type { Database } from './database'
import { monthColumn, storageOf } from './storage'
import { transaction, type Deadlines } from './transaction'

/** So many months are made ahead: a server that was off for weeks still finds its own. */
const ahead = 3

/** A part of a table that is parted by months. */
export interface Part {
  readonly name: string
  /** The moment that it begins with; null where it has no beginning. */
  readonly from: string | null
  /** The moment that it ends before; null where it has no end. */
  readonly to: string | null
}

/** The entities whose tables are parted by months. */
export function partedEntities(registry: Registry): Entity[] {
  return [...registry.entities.values()].filter((entity) => monthColumn(entity) !== undefined)
}

/** The first moment of the month that a moment lies in, or of one after it; in UTC. */
export function monthOf(moment: Date, after = 0): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + after, 1))
}

/** The parts of a table, the oldest first; what fits no month stands in the last. */
export async function partsOf(db: Kysely<Database>, table: string): Promise<Part[]> {
  const bound = (word: string) =>
    sql`substring(pg_get_expr(c.relpartbound, c.oid) from ${`${word} \\('([^']*)'\\)`})::timestamptz`
  const { rows } = await sql<Part>`select c.relname::text as name, ${bound('FROM')} as "from", ${bound('TO')} as "to"
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${`public.${table}`}::regclass order by 3 nulls last`.execute(db)
  return rows
}

/**
 * Makes the parts of this month and the next ones, where they are missing. Each is made apart and then put in its place: whoever
 * writes into the others waits for a moment only.
 */
export async function ensureMonths(
  db: Kysely<Database>,
  deadlines: Deadlines,
  entity: Entity,
  now: Date,
): Promise<void> {
  const { table } = storageOf(entity)
  const parts = await partsOf(db, table)
  for (let month = 0; month <= ahead; month++) {
    const [from, to] = [monthOf(now, month).toISOString(), monthOf(now, month + 1).toISOString()]
    if (parts.some((part) => part.to !== null && part.to >= to && (part.from === null || part.from <= from))) continue
    const name = sql.id(`${table}_${from.slice(0, 7).replace('-', '_')}`)
    await transaction(db, deadlines, async (inside) => {
      await sql`create table ${name} (like ${sql.table(table)} including defaults including constraints including indexes)`.execute(
        inside,
      )
      await sql`alter table ${sql.table(table)} attach partition ${name}
        for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(inside)
    })
  }
}

/** Removes a part with all that is in it. */
export async function dropPart(db: Kysely<Database>, deadlines: Deadlines, table: string, part: Part): Promise<void> {
  await transaction(db, deadlines, async (inside) => {
    await sql`alter table ${sql.table(table)} detach partition ${sql.id(part.name)}`.execute(inside)
    await sql`drop table ${sql.id(part.name)}`.execute(inside)
  })
}
