import type { Kysely, RawBuilder } from 'kysely'
import { forgetsWhenAsked } from '../base/caches'
import type { Database } from '../db/database'
import { KeptAnswers } from '../db/kept-answers'
import { planOf } from '../db/plan-of'
import { rowsOfLargest } from '../db/table-sizes'
import { refused } from '../base/errors'
import type { Services } from '../base/services'
import { minuteMs } from '../../schema/time'

/** How people could ask for less: a caption id below `error.dear`, with what it names. */
export interface Narrowing {
  readonly how: 'sort' | 'text' | 'filter' | 'deep' | 'many' | 'conditions'
  readonly params?: Readonly<Record<string, string | number>>
}

/** A statement that is to run, and what it may go through. */
export interface Demand {
  readonly query: RawBuilder<unknown>
  /** Those that it reads; where all of them are small nobody is asked what it costs. */
  readonly tables: Iterable<string>
  /** How often as much is read, where one estimate is for several statements. */
  readonly times?: number
  readonly narrowing: () => Narrowing
}

/** The planner's answer holds for this long, in milliseconds: the same is asked for window by window. */
const keptFor = minuteMs
const costs = new KeptAnswers<number>(keptFor, 500)

forgetsWhenAsked('lists', (services) => costs.forget(services))

/**
 * Refuses a statement that would take long, before it runs. Tables that are small, as the statistics of the last minute have it,
 * take no query; of large ones the planner is asked once a minute for the same statement.
 * @param db the transaction that it runs in, where it does
 * @throws B01 with the reason `dear`, in a sentence that says what to narrow
 */
export async function refuseDear(
  { config, reading }: Pick<Services, 'config' | 'reading'>,
  demand: Demand,
  db: Kysely<Database> = reading,
): Promise<void> {
  const { query, tables, times = 1, narrowing } = demand
  const rows = await rowsOfLargest(reading, tables, db)
  if (rows < config.estimateFromRows) return
  const cost = await costs.ask(reading, query, async () => (await planOf(db, query)).cost)
  if (cost * times <= config.statementCost) return
  const { how, params } = narrowing()
  throw refused(`error.dear.${how}`, { ...params, rows: rounded(rows) }, { reason: 'dear' })
}

/** To two digits: it is an estimate. */
function rounded(rows: number): number {
  return Number(rows.toPrecision(2))
}
