import pg from 'pg'
import { startEmbeddedDatabase } from '../../src/server/db/embedded/start-embedded-database'

/*
 * A process for tests to kill: opens the embedded database of the folder named on its command line and adds one row
 * after another, printing each number once the database has confirmed it.
 */
const [, , dataDir = ''] = process.argv
const database = await startEmbeddedDatabase({ dataDir })
const pool = new pg.Pool(database.poolConfig)
await pool.query('CREATE TABLE IF NOT EXISTS written (n int PRIMARY KEY)')
const { rows } = await pool.query<{ next: number }>('SELECT coalesce(max(n), 0) + 1 AS next FROM written')
for (let n = rows[0]?.next ?? 1; ; n++) {
  await pool.query('INSERT INTO written VALUES ($1)', [n])
  process.stdout.write(`${n}\n`)
}
