import { ensureDictionaries } from '../../src/server/boot/ensure-dictionaries'
import { syncPermissions } from '../../src/server/boot/sync-permissions'
import { createDatabase, createPool } from '../../src/server/db/database'
import { migrate } from '../../src/server/db/migrate'
import { registry } from '../../src/server/base/declarations'
import { keepUntouched, type Untouched } from './untouched-database'

/**
 * Brings an empty database to where every API test starts from: migrated, with this build's permissions. It is done once a
 * run and copied for each test file.
 */
export async function prepareDatabase(connectionString: string): Promise<Untouched> {
  const pool = createPool({ connectionString })
  await migrate(pool)
  const db = createDatabase(pool)
  await syncPermissions(db, registry)
  await ensureDictionaries(db, registry)
  const untouched = await keepUntouched(db)
  // Every file looks up rights: without statistics each of these queries reads hundreds of pages of an index of word parts.
  await pool.query('analyze menu, element')
  await pool.end()
  return untouched
}
