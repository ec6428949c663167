import { resolve } from 'node:path'
import { restoreBackup } from '../backup/restore-backup'
import { readConfig } from '../config'
import { createPool } from '../db/database'
import { startEmbeddedDatabase } from '../db/embedded/start-embedded-database'

/** Brings a backup into an empty database and an empty folder of files: `npm run restore -- <folder>`. */
try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Name the folder that the backup stands in: npm run restore -- <folder>')
  const config = readConfig(process.env)
  const embedded = config.databaseUrl ? undefined : await startEmbeddedDatabase({ dataDir: config.dataDir })
  const pool = createPool({ ...(embedded ? embedded.poolConfig : { connectionString: config.databaseUrl }), max: 2 })
  pool.on('error', () => undefined)
  try {
    const { at, tables, files, needs } = await restoreBackup(pool, config, resolve(folder))
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `${rows} records of ${tables.length} tables and ${files?.length ?? 0} files stand as they stood at ${at}.`,
    )
    console.log(['Needed beside it:', ...needs].join('\n  '))
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}
