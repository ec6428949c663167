import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { exportUsers } from '../support/export-users'
import type { Figure } from '../support/figure'
import { watchMemory } from '../support/memory'
import type { ManyUsers } from '../support/many-users'

const run = promisify(execFile)

/** Exporting 1,000,000 users as CSV, compared with psql writing the same query; and the memory that it takes in all. */
export const exportCsv: Figure = {
  name: 'export-csv',
  goals: [
    { name: 'export-csv', unit: 'of the rows/s of psql \\copy', goal: 1, isFloor: true },
    { name: 'export-csv-memory', unit: 'MB', goal: 150 },
  ],
  prepare: async (bench) => {
    const running = await bench.millionUsers()
    const client = new pg.Client({ connectionString: running.postgres.url() })
    await client.connect()
    bench.onEnd(() => client.end())
    const { query } = await exportUsers(running, client, 'csv')
    return async () => {
      const memory = watchMemory(running.pid, running.postgres.pid)
      const { seconds } = await exportUsers(running, client, 'csv')
      const most = memory.stop()
      return [(await copyByPsql(running, query)) / seconds, most]
    }
  },
}

/** @returns seconds */
async function copyByPsql({ postgres }: ManyUsers, query: string): Promise<number> {
  const script = join(postgres.host, 'copy.sql')
  await writeFile(script, `set timezone = 'UTC';\n\\o ${join(postgres.host, 'copy.csv')}\n${query};\n`)
  const began = performance.now()
  await run(join(postgres.bin, 'psql'), ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-f', script, postgres.url()])
  return (performance.now() - began) / 1000
}
