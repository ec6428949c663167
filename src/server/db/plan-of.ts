import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from './database'

/** What the planner makes of a query, before anything of it runs. */
export interface QueryPlan {
  /** In the planner's own measure: reading a page from the beginning to the end is 1. */
  readonly cost: number
  readonly rows: number
  /** How its last step is done, `Index Only Scan`; of a table in parts, how the part is read that most rows come from. */
  readonly step: string
}

interface Step {
  readonly 'Node Type': string
  readonly 'Plan Rows': number
  readonly Plans?: readonly Step[]
}

interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: Step & { readonly 'Total Cost': number } }]
}

/** Asks the planner of a query. */
export async function planOf(db: Kysely<Database>, query: RawBuilder<unknown>): Promise<QueryPlan> {
  const { rows } = await sql<Explained>`explain (format json) ${query}`.execute(db)
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  return { cost: plan?.['Total Cost'] ?? 0, rows: plan?.['Plan Rows'] ?? 0, step: plan ? stepOf(plan) : '' }
}

function stepOf({ 'Node Type': type, Plans: parts = [] }: Step): string {
  const largest = parts.toSorted((left, right) => right['Plan Rows'] - left['Plan Rows'])[0]
  return type === 'Append' && largest ? stepOf(largest) : type
}
