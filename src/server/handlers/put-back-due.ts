import { sql } from 'kysely'
import auditEntry from '../../entities/staff-manage/audit-entry'
import type { Row } from '../../schema/entity'
import type { Change } from '../db/records'
import { whileDeferred } from '../db/while-deferred'
import { leaveNotices } from '../jobs/notify'
import { defineWork } from '../jobs/work'
import { asSystem, type SystemContext } from '../operations/as-system'
import { followChanges } from '../operations/follow-changes'
import { hasMoved, restoreChanges } from '../operations/restore-changes'
import { Refusal } from '../pipeline/errors'
import type { Services } from '../services'

/**
 * Puts back what was done for a time that is over, as undo would. What has been taken back already, or changed since, stays
 * as it is; whoever ran the command is told of the latter.
 */
export async function putBackDue(services: Services, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`select audit_id as id from timed_undo
    where due_at <= ${now.toISOString()} order by due_at, audit_id limit 200`.execute(services.db)
  for (const { id } of rows)
    await putBack(services, Number(id), now).catch((error: unknown) =>
      error instanceof Refusal
        ? giveUp(services, Number(id), now)
        : services.log.error({ err: error, entry: id }, 'what was done for a time could not be put back'),
    )
}

export const puttingBack = defineWork('auditEntry.putBack', {
  everySeconds: 30,
  run: (services) => putBackDue(services, new Date()),
})

async function putBack(services: Services, id: number, now: Date): Promise<void> {
  await asSystem(
    services,
    'auditEntry.byTime',
    now,
    async (context) => {
      const entry = await dueEntry(context, id)
      if (!entry) return
      const changes = (entry.changes ?? []) as unknown as Change[]
      const isMoved = await hasMoved(context.records, services.registry, changes)
      if (isMoved) return tell(context, entry)
      await whileDeferred(context.db, () => restoreChanges(context.records, services.registry, changes))
      await followChanges(context, context.records.changes)
    },
    { undoes: id },
  )
}

async function giveUp(services: Services, id: number, now: Date): Promise<void> {
  await asSystem(services, 'auditEntry.byTime', now, async (context) => {
    const entry = await dueEntry(context, id)
    if (entry) await tell(context, entry)
  })
}

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
