import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeBackup } from '../backup/write-backup'
import { readConfig, type Config } from '../config'
import { createPool } from '../db/database'
import { startEmbeddedDatabase } from '../db/embedded/start-embedded-database'

/** Writes a backup, of a running server too: `npm run backup -- <folder>`. */
try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Name the folder that the backup is to stand in: npm run backup -- <folder>')
  const config = readConfig(process.env)
  const place = await open(config)
  const pool = createPool({ ...place.poolConfig, max: 1 })
  pool.on('error', () => undefined)
  try {
    const { tables, files, needs } = await writeBackup(pool, config, resolve(folder))
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `${rows} records of ${tables.length} tables and ${files?.length ?? 0} files stand in ${resolve(folder)}.`,
    )
    console.log(['Not in it, and needed to restore it:', ...needs].join('\n  '))
  } finally {
    await pool.end()
    await place.stop()
  }
}

/** The PostgreSQL server, the embedded database of a server that runs, or that of one that does not. */
async function open({ databaseUrl, dataDir }: Config) {
  if (databaseUrl) return { poolConfig: { connectionString: databaseUrl }, stop: () => Promise.resolve() }
  const host = join(dataDir, 'database.socket')
  const running = { host, port: 5432, user: 'postgres', database: 'postgres' }
  const isRunning = existsSync(host) && (await answers(running))
  return isRunning ? { poolConfig: running, stop: () => Promise.resolve() } : startEmbeddedDatabase({ dataDir })
}

async function answers(place: {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
}) {
  const pool = createPool({ ...place, max: 1, connectionTimeoutMillis: 5_000 })
  pool.on('error', () => undefined)
  const isThere = await pool.query('select 1').then(
    () => true,
    () => false,
  )
  await pool.end()
  return isThere
}
