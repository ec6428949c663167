import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import { forgetsWhenAsked } from '../caches'
import type { Database } from '../db/database'
import { whereSql } from './list-sql'

/** What the planner thinks of a list's filters. */
export interface MatchEstimate {
  /** Rows that match. */
  readonly matches: number
  /** Their ids stand in an index, so that no row has to be fetched for them. */
  readonly isInIndex: boolean
}

/** An estimate holds for so long, in milliseconds: filters are asked for window by window. */
const keptFor = 60_000
const mostKept = 500

const kept = new WeakMap<Kysely<Database>, Map<string, { until: number; estimate: Promise<MatchEstimate> }>>()

forgetsWhenAsked('lists', ({ db, reading }) => [db, reading].forEach((each) => kept.delete(each)))

/** How many rows the conditions match, by the planner's statistics. */
export function estimateMatches(
  db: Kysely<Database>,
  table: string,
  conditions: readonly Expression<SqlBool>[],
): Promise<MatchEstimate> {
  const { sql: text, parameters } = sql`select id from ${sql.table(table)}${whereSql(conditions)}`.compile(db)
  const key = `${text} ${JSON.stringify(parameters)}`
  const ofDatabase = kept.get(db) ?? new Map<string, { until: number; estimate: Promise<MatchEstimate> }>()
  kept.set(db, ofDatabase)
  const known = ofDatabase.get(key)
  if (known && known.until > Date.now()) return known.estimate
  const estimate = ask(db, table, conditions)
  ofDatabase.delete(key)
  ofDatabase.set(key, { until: Date.now() + keptFor, estimate })
  estimate.catch(() => ofDatabase.delete(key))
  const [oldest] = ofDatabase.keys()
  if (ofDatabase.size > mostKept && oldest !== undefined) ofDatabase.delete(oldest)
  return estimate
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Plan Rows': number
}

async function ask(
  db: Kysely<Database>,
  table: string,
  conditions: readonly Expression<SqlBool>[],
): Promise<MatchEstimate> {
  const explained = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`explain (format json)
    select id from ${sql.table(table)}${whereSql(conditions)}`.execute(db)
  const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan
  return {
    matches: plan?.['Plan Rows'] ?? 0,
    isInIndex: plan?.['Node Type'] === 'Index Only Scan',
  }
}
