import { createPool } from '../../src/server/db/database'
import { migrate } from '../../src/server/db/migrate'

/** Brings an empty database to where every API test starts from. It is done once a run and copied for each test file. */
export async function prepareDatabase(connectionString: string): Promise<void> {
  const pool = createPool({ connectionString })
  await migrate(pool)
  await pool.end()
}
