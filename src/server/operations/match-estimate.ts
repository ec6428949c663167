import { sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import { forgetsWhenAsked } from '../base/caches'
import type { Database } from '../db/database'
import { KeptAnswers } from '../db/kept-answers'
import { planOf } from '../db/plan-of'
import { whereSql } from './list-sql'
import { minuteMs } from '../../schema/time'

/** What the planner thinks of a list's filters. */
export interface MatchEstimate {
  /** Rows that match. */
  readonly matches: number
  /** Their ids stand in an index, so that no row has to be fetched for them. */
  readonly isInIndex: boolean
}

/** An estimate holds for this long, in milliseconds: filters are asked for window by window. */
const keptFor = minuteMs
const maxKept = 500

const kept = new KeptAnswers<MatchEstimate>(keptFor, maxKept)

forgetsWhenAsked('lists', (services) => kept.forget(services))

/** How many rows the conditions match, by the planner's statistics. */
export function estimateMatches(
  db: Kysely<Database>,
  table: string,
  conditions: readonly Expression<SqlBool>[],
): Promise<MatchEstimate> {
  const query = sql`select id from ${sql.table(table)}${whereSql(conditions)}`
  return kept.ask(db, query, async () => {
    const { rows, step } = await planOf(db, query)
    return { matches: rows, isInIndex: step === 'Index Only Scan' }
  })
}
