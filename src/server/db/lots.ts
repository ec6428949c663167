import { sql, type Kysely } from 'kysely'
import type { Database } from './database'
import type { OwnTable } from './table-keep'
import { isParted, makePart, numbers, partsOf } from './table-parts'
import type { Deadlines } from './transaction'

/** How many lots are made ahead of the last owner: rows that come before theirs is made stand in the part for the rest. */
const ahead = 2

/** A table that is parted by lots of owners. */
export type LotTable = OwnTable & {
  readonly keep: Extract<OwnTable['keep'], { owner: unknown }> & { readonly lot: number }
}

export function isByLots(table: OwnTable): table is LotTable {
  return 'owner' in table.keep && table.keep.lot !== undefined
}

/** The id of the last owner that there was. */
export async function lastOwner(db: Kysely<Database>, { keep }: LotTable): Promise<number> {
  const { rows } = await sql<{
    last: number | null
  }>`select greatest((select max(id) from ${sql.table(keep.owner.table)}),
    pg_sequence_last_value(pg_get_serial_sequence(${keep.owner.table}, 'id'))) as last`.execute(db)
  return Number(rows[0]?.last ?? 0)
}

/**
 * Makes the parts of the next owners, where they are missing. Where rows of a lot stand in the part for the rest already, they stay
 * there, and go singly.
 */
export async function ensureLots(db: Kysely<Database>, deadlines: Deadlines, table: LotTable): Promise<void> {
  const { lot, owner } = table.keep
  const parts = await partsOf(db, table.name, numbers)
  const current = Math.floor((await lastOwner(db, table)) / lot)
  for (let number = current; number <= current + ahead; number++) {
    const part = { name: `${table.name}_${number * lot}`, from: number * lot, to: (number + 1) * lot }
    if (isParted(parts, part)) continue
    const column = sql.ref(owner.column)
    const { rows } = await sql`select 1 from ${sql.table(`${table.name}_rest`)}
      where ${column} >= ${part.from} and ${column} < ${part.to} limit 1`.execute(db)
    if (rows.length === 0) await makePart(db, deadlines, table.name, part)
  }
}
