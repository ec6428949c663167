import { createPool } from '../../src/server/db/database'
import { startEmbeddedDatabase } from '../../src/server/db/embedded/start-embedded-database'
import { migrate } from '../../src/server/db/migrate'

/**
 * Makes the embedded database of a data folder and migrates it, which takes a server most of its first start: copies start
 * at once.
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir })
  const pool = createPool(database.poolConfig)
  await migrate(pool)
  await pool.end()
  await database.stop()
}
