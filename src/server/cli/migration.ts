import { readdir, writeFile } from 'node:fs/promises'
import { registry } from '../base/declarations'
import { createPool } from '../db/database'
import { startEmbeddedDatabase } from '../db/embedded/start-embedded-database'
import { introspectTables } from '../db/introspect'
import { migrate } from '../db/migrate'
import { planMigrations } from '../db/planned-migrations'

const folder = 'src/server/db/migrations'

/** Writes the next migration, and one more where large tables get indexes: what the declarations ask for and the committed migrations do not give. For a person to review. */
const [name = 'change'] = process.argv.slice(2)
const embedded = await startEmbeddedDatabase()
const pool = createPool(embedded.poolConfig)
await migrate(pool)
const planned = planMigrations(registry, await introspectTables(pool))
await pool.end()
await embedded.stop()
if (planned.length === 0) console.log('Nothing has drifted: the migrations give what the declarations ask for.')
let last = (await readdir(folder)).filter((file) => file.endsWith('.sql')).length
for (const { statements, text } of planned) {
  const isBeside = text.startsWith('-- concurrently')
  const number = String(++last).padStart(4, '0')
  const file = `${folder}/${number}-${name}${isBeside ? '-indexes' : ''}.sql`
  await writeFile(file, text)
  console.log(`${statements.length} statements in ${file}. Read them before you commit them.`)
}
