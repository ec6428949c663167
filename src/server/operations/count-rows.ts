import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Entity } from '../../schema/entity'
import { forgetsWhenAsked } from '../caches'
import type { Database } from '../db/database'
import { storageOf } from '../db/storage'
import { whereSql } from './list-sql'

/** How many rows match, and whether that is counted or the planner's estimate. */
export interface RowCount {
  readonly total: number
  readonly estimated: boolean
}

/** Beyond this planner's cost a count would hold people up: they are told an estimate, and that it is one. */
export const dearestCount = 500_000
/** From this cost on, some hundred thousand rows, a count is shared for a moment by all who ask for the same. */
const sharedFrom = 10_000
/** So long, in milliseconds: a total of so many rows is no older than what stands on the screen beside it. */
const sharedFor = 5_000
const mostShared = 500

const shared = new WeakMap<
  Kysely<Database>,
  Map<string, { readonly until: number; readonly count: Promise<RowCount> }>
>()

forgetsWhenAsked('lists', ({ db, reading }) => [db, reading].forEach((each) => shared.delete(each)))

/** How many rows a query matches: exact where that is cheap, else the planner's estimate, and which of the two it is. */
export async function countRows(
  db: Kysely<Database>,
  entity: Entity,
  conditions: readonly Expression<SqlBool>[],
): Promise<RowCount> {
  const from = sql`from ${sql.table(storageOf(entity).table)}${whereSql(conditions)}`
  const key = keyOf(db, from)
  const known = shared.get(db)?.get(key)
  if (known && known.until > Date.now()) return known.count
  const { cost, rows: estimate } = await planOf(db, sql`select 1 ${from}`)
  if (cost > dearestCount) return { total: estimate, estimated: true }
  const count = async () => {
    const { rows } = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db)
    return { total: Number(rows[0]?.total ?? 0), estimated: false }
  }
  return cost < sharedFrom ? count() : share(db, key, count)
}

/** What the planner thinks that a query costs. */
export async function costOf(db: Kysely<Database>, query: RawBuilder<unknown>): Promise<number> {
  return (await planOf(db, query)).cost
}

async function planOf(db: Kysely<Database>, query: RawBuilder<unknown>): Promise<{ cost: number; rows: number }> {
  const explained = await sql<{
    'QUERY PLAN': [{ Plan: { 'Total Cost': number; 'Plan Rows': number } }]
  }>`explain (format json) ${query}`.execute(db)
  const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan
  return { cost: plan?.['Total Cost'] ?? 0, rows: plan?.['Plan Rows'] ?? 0 }
}

function keyOf(db: Kysely<Database>, from: ReturnType<typeof sql>): string {
  const { sql: text, parameters } = from.compile(db)
  return `${text} ${JSON.stringify(parameters)}`
}

/** Counts once for all who ask meanwhile; one that fails is counted anew by whoever asks next. */
function share(db: Kysely<Database>, key: string, count: () => Promise<RowCount>): Promise<RowCount> {
  const ofDatabase = shared.get(db) ?? new Map<string, { readonly until: number; readonly count: Promise<RowCount> }>()
  shared.set(db, ofDatabase)
  const counting = ofDatabase.get(key)
  if (counting && counting.until > Date.now()) return counting.count
  const counted = count()
  ofDatabase.delete(key)
  ofDatabase.set(key, { until: Date.now() + sharedFor, count: counted })
  counted.catch(() => ofDatabase.delete(key))
  const [oldest] = ofDatabase.keys()
  if (ofDatabase.size > mostShared && oldest !== undefined) ofDatabase.delete(oldest)
  return counted
}
