import { sql } from 'kysely'
import { z } from 'zod'
import { auditedTitle } from '../../operations/audited-title'
import { defineOperation } from '../../pipeline/operation'

const windowSize = 100

/** The audit entries of the account that asks, of the last 30 days, the latest first; `before` is the last id of the page before. */
export const ownActivity = defineOperation({
  id: 'auditEntry.mine',
  method: 'GET',
  url: '/auth/backend/auditEntry/mine',
  guard: 'signedIn',
  input: z.strictObject({ before: z.coerce.number().int().optional() }),
  run: async ({ account, db, language }, { before }) => {
    const { rows } =
      await sql`select id, at, kind, code, page, entity, record_id as "recordId", ${auditedTitle(language)} as "recordTitle",
        command, reason, result, result_code as "resultCode"
      from audit_entry
      where account = ${account.id} and at > now() - interval '30 days' and (${before ?? null}::bigint is null or id < ${before ?? null})
      order by id desc limit ${windowSize}`.execute(db)
    return rows
  },
})
