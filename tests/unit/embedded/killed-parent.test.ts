import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startEmbeddedDatabase } from '../../../src/server/db/embedded/start-embedded-database'

describe('the embedded database of a server that is killed', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'killed-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  it('opens again at once, three times over, with every confirmed row', async () => {
    let confirmed = 0
    for (let round = 0; round < 3; round++) confirmed = await writeUntilKilled(dataDir, confirmed + 200)

    const database = await startEmbeddedDatabase({ dataDir })
    const pool = new pg.Pool(database.poolConfig)
    const { rows } = await pool.query<{ rows: number; last: number }>(
      'SELECT count(*)::int AS rows, max(n) AS last FROM written',
    )
    await pool.end()
    await database.stop()
    expect(rows[0]?.rows).toBe(rows[0]?.last)
    expect(rows[0]?.last).toBeGreaterThanOrEqual(confirmed)
  })

  it('cannot be opened by a second server while the first one runs, which is told so in one line', async () => {
    const first = await startEmbeddedDatabase({ dataDir })
    const second = startEmbeddedDatabase({ dataDir })
    await expect(second).rejects.toThrow(`The data folder ${dataDir} is in use by process ${process.pid}.`)
    await first.stop()
  })

  it('may stand at a path too long for a socket', async () => {
    const deep = join(dataDir, 'a'.repeat(120))
    const database = await startEmbeddedDatabase({ dataDir: deep })
    const client = new pg.Client({ connectionString: database.connectionString })
    await client.connect()
    expect((await client.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await client.end()
    await database.stop()
  })
})

/** Returns the last number that the database confirmed before its parent was killed. */
async function writeUntilKilled(dataDir: string, until: number): Promise<number> {
  const writer = spawn(process.execPath, ['--import', 'tsx', 'tests/support/writer.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let last = 0
  for await (const line of createInterface(writer.stdout)) {
    last = Number(line)
    if (last === until) writer.kill('SIGKILL')
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit')
  return last
}
