import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { RowCount } from '../../calls/records'
import type { Entity } from '../../schema/entity'
import type { Database } from '../db/database'
import { costBounds } from '../db/cost-bounds'
import { planOf } from '../db/plan-of'
import { storageOf } from '../db/storage'
import { whereSql } from './list-sql'

/** How many rows a query matches: exact where that is cheap, else the planner's estimate, and which of the two it is. */
export async function countRows(
  db: Kysely<Database>,
  entity: Entity,
  conditions: readonly Expression<SqlBool>[],
): Promise<RowCount> {
  return countFrom(db, sql`from ${sql.table(storageOf(entity).table)}${whereSql(conditions)}`)
}

/** Whether rows are counted while somebody waits. @param from `from … where …` */
export async function isCountable(db: Kysely<Database>, from: RawBuilder<unknown>): Promise<boolean> {
  return (await planOf(db, sql`select 1 ${from}`)).cost <= costBounds.total
}

/** As `countRows`. @param from `from … where …` */
export async function countFrom(db: Kysely<Database>, from: RawBuilder<unknown>): Promise<RowCount> {
  const { cost, rows: estimate } = await planOf(db, sql`select 1 ${from}`)
  if (cost > costBounds.total) return { total: estimate, estimated: true }
  const { rows } = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db)
  return { total: Number(rows[0]?.total ?? 0), estimated: false }
}
