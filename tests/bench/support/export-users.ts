import type pg from 'pg'
import type { ManyUsers } from './many-users'

/** An export that has ended. */
interface Exported {
  /** From the job's begin to the file's end. */
  readonly seconds: number
  readonly rows: number
  /** What the database was asked. */
  readonly query: string
}

/** Exports all users as an analyst does. */
export async function exportUsers(running: ManyUsers, client: pg.Client, format: 'csv' | 'xlsx'): Promise<Exported> {
  const { id } = await running.post<{ id: number }>('/report/backend/exportTask/save', {
    exportType: 'user-list',
    paramJson: JSON.stringify({ page: 'user-manage.user-list', language: 'en' }),
    format,
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
    if (task?.state === 'done') return { seconds: task.seconds, rows: task.rows, query }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
