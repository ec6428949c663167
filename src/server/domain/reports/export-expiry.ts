import { sql } from 'kysely'
import { defineWork } from '../../jobs/work'
import { inTransaction } from '../../pipeline/in-transaction'

/** How many expire a minute: they do not all end in one statement. */
const atOnce = 500

/** Files whose time is over are removed; their tasks stay, and may be run again. */
export const expireExports = defineWork('exportTask.expire', {
  lane: 'upkeep',
  everySeconds: 60,
  run: (services) =>
    inTransaction(services, async ({ db, services: { storage, events } }) => {
      const { rows } = await sql<{ id: number; file: string | null }>`with over as materialized
          (select id, file from export_task where state = 'done' and expires_at < now() order by expires_at
            limit ${atOnce} for update skip locked)
        update export_task t set state = 'expired', file = null, version = version + 1, updated_at = now()
        from over where t.id = over.id returning t.id, over.file`.execute(db)
      // Nobody has anything left to open with it.
      await sql`update work_item set plan = plan - 'password'
        where kind = 'exportTask' and work_id = any(${rows.map(({ id }) => id)}::bigint[]) and plan ? 'password'`.execute(
        db,
      )
      for (const { id, file } of rows) {
        if (file) await storage.remove(file)
        events.changed([{ entity: 'exportTask', id, label: '', before: null, after: null }])
      }
    }),
})
