import pg from 'pg'
import type { Bench } from '../support/bench'
import type { ManyUsers } from '../support/many-users'
import { makeOperators, type Operator } from './make-operators'

/** A server on a million users, with operators who may sign in, and a look into its database. */
export interface Office {
  readonly running: ManyUsers
  readonly operators: readonly Operator[]
  /** What the database has counted so far, and holds open now. */
  look(): Promise<{ readonly deadlocks: number; readonly connections: number }>
}

/** Makes an office of this many operators ready; it closes with the bench. */
export async function openOffice(bench: Bench, count: number): Promise<Office> {
  const running = await bench.millionUsers()
  const client = new pg.Client({ connectionString: running.postgres.url() })
  await client.connect()
  bench.onEnd(() => client.end())
  return {
    running,
    operators: await makeOperators(running.postgres.url(), count),
    look: async () => {
      const { rows } = await client.query<{ deadlocks: number; connections: number }>(
        'select deadlocks::int, numbackends::int as connections from pg_stat_database where datname = current_database()',
      )
      return rows[0]!
    },
  }
}
