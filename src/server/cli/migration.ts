import { readdir, writeFile } from 'node:fs/promises'
import { registry } from '../declarations'
import { createPool } from '../db/database'
import { startEmbeddedDatabase } from '../db/embedded/start-embedded-database'
import { introspectTables } from '../db/introspect'
import { migrate } from '../db/migrate'
import { diffTables } from '../db/table-diff'
import { planTables } from '../db/table-plan'

const folder = 'src/server/db/migrations'

/** Writes the next migration: what the declarations ask for and the committed migrations do not give. For a person to review. */
const [name = 'change'] = process.argv.slice(2)
const embedded = await startEmbeddedDatabase()
const pool = createPool(embedded.poolConfig)
await migrate(pool)
const statements = diffTables(planTables(registry), await introspectTables(pool))
await pool.end()
await embedded.stop()
if (statements.length === 0) console.log('Nothing has drifted: the migrations give what the declarations ask for.')
else {
  const number = String((await readdir(folder)).filter((file) => file.endsWith('.sql')).length + 1).padStart(4, '0')
  const file = `${folder}/${number}-${name}.sql`
  await writeFile(file, `${statements.join('\n')}\n`)
  console.log(`${statements.length} statements in ${file}. Read them before you commit them.`)
}
