import { sql } from 'kysely'
import { overBefore } from '../../../schema/keep'
import type { OwnTable } from '../../db/table-keep'
import { transaction } from '../../db/transaction'
import type { Upkeep } from './sweep'

/**
 * Removes the rows of one of the server's own tables that are over, oldest first, a lot a step. One that another transaction
 * holds waits for the next round.
 * @returns how many have gone, step by step
 */
export async function* sweepRows(
  { db, config }: Upkeep,
  { name, keep }: OwnTable,
  now: Date,
  lot: number,
): AsyncGenerator<number, void> {
  if (!('from' in keep)) return
  const before = overBefore(config.keep.get(name) ?? keep, now).toISOString()
  const table = sql.table(name)
  const over =
    'owner' in keep
      ? sql`select t.ctid from ${sql.table(keep.owner.table)} as o
          join ${table} as t on ${sql.ref(`t.${keep.owner.column}`)} = o.id
          where ${sql.ref(`o.${keep.from}`)} < ${before} order by ${sql.ref(`o.${keep.from}`)} limit ${lot}
          for update of t skip locked`
      : sql`select t.ctid from ${table} as t
          where ${sql.ref(`t.${keep.from}`)} < ${before} and ${sql.raw(keep.where ?? 'true')}
          order by ${sql.ref(`t.${keep.from}`)} limit ${lot} for update skip locked`
  for (let gone = lot; gone === lot;) {
    const deleted = await transaction(db, config, (inside) =>
      sql`delete from ${table} where ctid = any(array(${over}))`.execute(inside),
    )
    gone = Number(deleted.numAffectedRows)
    yield gone
  }
}
