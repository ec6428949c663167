import { sql, type Kysely } from 'kysely'
import type { Database } from './database'
import type { OwnTable } from './table-keep'
import { isParted, makePart, numbers, partsOf } from './table-parts'
import type { Deadlines } from './transaction'

/** How many parts are made ahead of the last owner: rows that come before their part is made go into the part for the rest. */
const ahead = 2

/** A table in parts, each for some owners. */
export type OwnerPartedTable = OwnTable & {
  readonly keep: Extract<OwnTable['keep'], { owner: unknown }> & { readonly ownersPerPart: number }
}

export function isByOwners(table: OwnTable): table is OwnerPartedTable {
  return 'owner' in table.keep && table.keep.ownersPerPart !== undefined
}

/** The id of the last owner that there was. */
export async function lastOwner(db: Kysely<Database>, { keep }: OwnerPartedTable): Promise<number> {
  const { rows } = await sql<{
    last: number | null
  }>`select greatest((select max(id) from ${sql.table(keep.owner.table)}),
    pg_sequence_last_value(pg_get_serial_sequence(${keep.owner.table}, 'id'))) as last`.execute(db)
  return Number(rows[0]?.last ?? 0)
}

/**
 * Makes the parts of the next owners, where they are missing. Rows that are in the part for the rest already stay
 * there, and go singly.
 */
export async function ensureOwnerParts(
  db: Kysely<Database>,
  deadlines: Deadlines,
  table: OwnerPartedTable,
): Promise<void> {
  const { ownersPerPart, owner } = table.keep
  const parts = await partsOf(db, table.name, numbers)
  const current = Math.floor((await lastOwner(db, table)) / ownersPerPart)
  for (let number = current; number <= current + ahead; number++) {
    const part = {
      name: `${table.name}_${number * ownersPerPart}`,
      from: number * ownersPerPart,
      to: (number + 1) * ownersPerPart,
    }
    if (isParted(parts, part)) continue
    const column = sql.ref(owner.column)
    const { rows } = await sql`select 1 from ${sql.table(`${table.name}_rest`)}
      where ${column} >= ${part.from} and ${column} < ${part.to} limit 1`.execute(db)
    if (rows.length === 0) await makePart(db, deadlines, table.name, part)
  }
}
