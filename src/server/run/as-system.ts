import type { Kysely } from 'kysely'
import { Records } from '../db/records'
import type { Database } from '../db/database'
import { writeAudit } from '../audit/audit'
import { inTransaction } from '../pipeline/in-transaction'
import type { Services } from '../base/services'

/** What the system itself does, without anybody asking: in one transaction, audited where it changes records. */
export interface SystemContext {
  readonly db: Kysely<Database>
  readonly records: Records
  readonly services: Services
  readonly now: Date
}

/** Runs a piece of the system's own work. `code` is what the audit calls it; `undoes` is the entry that it takes back. */
export async function asSystem<T>(
  services: Services,
  code: string,
  now: Date,
  work: (context: SystemContext) => Promise<T>,
  { undoes }: { readonly undoes?: number } = {},
): Promise<T> {
  return inTransaction(services, async (place) => {
    const { db } = place
    const records = new Records(db, null, now)
    const result = await work({ db, records, services: place.services, now })
    if (records.changes.length > 0) {
      const entry = { kind: 'system' as const, code, accountId: null, sessionId: null, result: 'ok' as const }
      await writeAudit(
        db,
        {
          ...entry,
          ...(undoes !== undefined && { undoes }),
          changes: records.changes,
          resultCode: '00000',
          ip: '',
          requestId: code,
          at: now,
          durationMs: Math.max(0, Date.now() - now.getTime()),
        },
        services.registry.entities,
      )
      place.services.events.changed(records.changes)
    }
    return result
  })
}
