import { sql } from 'kysely'
import type { RowCount } from '../../calls/records'
import type { Entity } from '../../schema/entity'
import type { CommandInfo } from '../../schema/registry'
import { storageOf } from '../db/storage'
import type { Selection } from '../jobs/jobs'
import { countFrom } from '../operations/count-rows'
import type { Context } from '../pipeline/operation'
import { selectionSql } from './select'

/**
 * How many records a selection comes to: exactly where that is cheap, else about. The estimate is rounded to two digits, so that
 * it is still the same when what was previewed is run.
 */
export async function countSelection(context: Context, info: CommandInfo, selection: Selection): Promise<RowCount> {
  const table = sql.table(storageOf(info.command.entity as Entity).table)
  const from = sql`from ${table}${await selectionSql(context, info, selection)}`
  if ('ids' in selection) {
    const { rows } = await sql<{ total: number }>`select count(*) as total ${from}`.execute(context.db)
    return { total: Number(rows[0]?.total ?? 0), estimated: false }
  }
  const { total, estimated } = await countFrom(context.db, from)
  return { total: estimated ? Number(total.toPrecision(2)) : total, estimated }
}

/** Whether a selection comes to more records than this many: no more than that are looked for. */
export async function isMoreThan(
  context: Context,
  info: CommandInfo,
  selection: Selection,
  most: number,
): Promise<boolean> {
  if ('ids' in selection) return selection.ids.length > most
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select 1 from ${sql.table(storageOf(info.command.entity as Entity).table)}${await selectionSql(context, info, selection)}
    limit ${most + 1}) as matching`.execute(context.db)
  return Number(rows[0]?.count ?? 0) > most
}
