import type { Kysely, RawBuilder } from 'kysely'
import type pg from 'pg'
import type { Database } from './database'

/**
 * Runs a query that is asked all the time: each connection plans it once and keeps the plan under a name. Only for queries
 * whose plan does not depend on their values, and outside transactions.
 * @returns its rows
 */
export async function preparedQuery<Row extends pg.QueryResultRow>(
  { pool, db }: { readonly pool: pg.Pool; readonly db: Kysely<Database> },
  name: string,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  const { sql: text, parameters } = query.compile(db)
  const { rows } = await pool.query<Row>({ name, text, values: [...parameters] })
  return rows
}
