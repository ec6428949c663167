import { sql } from 'kysely'
import auditEntry from '../../entities/staff-manage/audit-entry'
import type { Row } from '../../schema/entity'
import type { Change } from '../db/records'
import { whileDeferred } from '../db/while-deferred'
import { leaveNotices } from '../events/notify'
import type { SystemContext } from '../run/as-system'
import { hasMoved, restoreChanges } from '../run/restore-changes'
import { Refusal } from '../base/errors'
import { settling, type Due } from './settle-due'

/**
 * Puts back what was done for a time that is over, as undo would. What has been taken back already, or changed since, stays
 * as it is; whoever ran the command is notified of the latter.
 */
export const timedUndos: readonly Due[] = [
  {
    code: 'auditEntry.byTime',
    undoes: true,
    due: (now) => sql<{ id: number }>`select audit_id as id from timed_undo
      where due_at <= ${now} order by due_at, audit_id`,
    settle: async (context, id) => {
      const { db, records, services } = context
      const entry = await dueEntry(context, id)
      if (!entry) return
      const changes = (entry.changes ?? []) as unknown as Change[]
      if (await hasMoved(records, services.registry, changes)) return tell(context, entry)
      await whileDeferred(db, () => restoreChanges(records, services.registry, changes))
    },
    failed: {
      code: 'auditEntry.byTime',
      settle: async (context, id, error) => {
        const entry = error instanceof Refusal ? await dueEntry(context, id) : undefined
        if (entry) await tell(context, entry)
      },
    },
  },
]

export const settleTimedUndos = settling('auditEntry.putBack', timedUndos, 30)

/** The entry to be put back, which nobody else puts back then; undefined where it has been taken back. */
async function dueEntry({ db, records }: SystemContext, id: number): Promise<Row<typeof auditEntry> | undefined> {
  const { rows } = await sql`delete from timed_undo where audit_id = ${id} returning audit_id`.execute(db)
  const [undone] = await records.where(auditEntry, { undoes: id }, 1)
  const [entry] = rows.length > 0 && !undone ? await records.where(auditEntry, { id }, 1) : []
  return entry
}

async function tell({ db, services }: SystemContext, entry: Row<typeof auditEntry>): Promise<void> {
  if (entry.account === null) return
  await leaveNotices({ db, services }, [entry.account], {
    kind: 'decided',
    caption: 'notice.notPutBack',
    params: { command: entry.command ?? '', title: entry.recordTitle ?? `#${entry.recordId}` },
    link: entry.page ?? '/',
    urgent: false,
  })
}
