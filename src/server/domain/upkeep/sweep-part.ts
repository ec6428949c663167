import { sql } from 'kysely'
import type { Owner } from '../../db/table-keep'
import { transaction } from '../../db/transaction'
import type { Round } from './sweep'

/** Since when rows count: since a moment of their own, or of the record that they belong to. */
export interface Since {
  readonly from: string
  readonly where?: string
  readonly owner?: Owner
}

/**
 * Removes the rows of a table, or of one of its parts, that are older than a moment, oldest first, a batch a step. One that another
 * transaction holds waits for the next round.
 * @returns how many have gone, step by step
 */
export async function* sweepPart(
  { services: { db, config }, batchSize }: Round,
  part: string,
  { from, where = 'true', owner }: Since,
  end: Date,
): AsyncGenerator<number, void> {
  const [before, table] = [end.toISOString(), sql.table(part)]
  const moment = sql.ref(`${owner ? 'o' : 't'}.${from}`)
  const rows = owner
    ? sql`${sql.table(owner.table)} as o join ${table} as t on ${sql.ref(`t.${owner.column}`)} = o.id`
    : sql`${table} as t`
  const over = sql`select t.ctid from ${rows} where ${moment} < ${before} and ${sql.raw(where)}
    order by ${moment} limit ${batchSize} for update of t skip locked`
  for (let gone = batchSize; gone === batchSize;) {
    const deleted = await transaction(db, config, (inside) =>
      sql`delete from ${table} where ctid = any(array(${over}))`.execute(inside),
    )
    gone = Number(deleted.numAffectedRows)
    yield gone
  }
}
