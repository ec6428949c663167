import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Figure } from '../support/figure'
import { watchMemory } from '../support/memory'
import type { MillionUsers } from '../support/million-users'

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
    const { query } = await exportUsers(running, client)
    return async () => {
      const memory = watchMemory(running.pid, running.postgres.pid)
      const { seconds } = await exportUsers(running, client)
      const most = memory.stop()
      return [(await copyByPsql(running, query)) / seconds, most]
    }
  },
}

/** Exports as an analyst does; returns the time from the job's begin to the file's end, and the query that it ran. */
async function exportUsers(running: MillionUsers, client: pg.Client): Promise<{ seconds: number; query: string }> {
  const { id } = await running.post<{ id: number }>('/report/backend/exportTask/save', {
    exportType: 'user-list',
    paramJson: JSON.stringify({ page: 'user-manage.user-list', language: 'en' }),
    format: 'csv',
  })
  let query = ''
  for (;;) {
    const { rows: copying } = await client.query<{ query: string }>(
      `select query from pg_stat_activity where query ilike 'copy (%' and pid <> pg_backend_pid()`,
    )
    query = copying[0]?.query ?? query
    const { rows } = await client.query<{ state: string; rows: number; seconds: number; error: string | null }>(
      `select state, rows::int, error, extract(epoch from updated_at - timestamp)::float as seconds from export_task where id = $1`,
      [id],
    )
    const [task] = rows
    if (task?.state === 'failed') throw new Error(`The export has failed: ${task.error}`)
    if (task?.state === 'done') return { seconds: task.seconds, query }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** @returns seconds */
async function copyByPsql({ postgres }: MillionUsers, query: string): Promise<number> {
  const script = join(postgres.host, 'copy.sql')
  await writeFile(script, `set timezone = 'UTC';\n\\o ${join(postgres.host, 'copy.csv')}\n${query};\n`)
  const began = performance.now()
  await run(join(postgres.bin, 'psql'), ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-f', script, postgres.url()])
  return (performance.now() - began) / 1000
}
