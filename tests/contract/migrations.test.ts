import { expect, test } from 'vitest'
import { registry } from '../../src/server/declarations'
import { createPool } from '../../src/server/db/database'
import { startEmbeddedDatabase } from '../../src/server/db/embedded/start-embedded-database'
import { introspectTables } from '../../src/server/db/introspect'
import { migrate } from '../../src/server/db/migrate'
import { migrations } from '../../src/server/db/migrations'
import { diffTables } from '../../src/server/db/table-diff'
import { planTables } from '../../src/server/db/table-plan'

test('the committed migrations give exactly the tables that the declarations ask for', async () => {
  const embedded = await startEmbeddedDatabase()
  const pool = createPool(embedded.poolConfig)
  const ran = await migrate(pool)
  const drift = diffTables(planTables(registry), await introspectTables(pool))
  await pool.end()
  await embedded.stop()
  expect(ran).toEqual(migrations.map(({ name }) => name))
  expect(drift).toEqual([])
})
