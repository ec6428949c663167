import { sql } from 'kysely'
import { defineWork } from '../../jobs/work'

/** So many a minute: what is over does not all end in one statement. */
const atOnce = 500

/** Files whose time is over are removed; their tasks stay, and may be run again. */
export const expireExports = defineWork('exportTask.expire', {
  everySeconds: 60,
  run: async ({ db, storage, events }) => {
    const { rows } = await sql<{ id: number; file: string | null }>`
      select id, file from export_task where state = 'done' and expires_at < now() order by expires_at limit ${atOnce}`.execute(
      db,
    )
    for (const { id, file } of rows) {
      if (file) await storage.remove(file)
      await sql`update export_task set state = 'expired', file = null, version = version + 1, updated_at = now()
        where id = ${id} and state = 'done'`.execute(db)
      events.changed([{ entity: 'exportTask', id, label: '', before: null, after: null }])
    }
  },
})
