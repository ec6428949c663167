import { sql } from 'kysely'
import * as calls from '../../../calls/account'
import type { Answer } from '../../../calls/define-call'
import { auditedTitle } from '../../operations/audited-title'
import { serve } from '../../pipeline/serve'

const windowSize = 100

/** The audit entries of the account that asks, of the last 30 days, the latest first; `before` is the last id of the page before. */
export const ownActivity = serve(calls.ownActivity, {
  id: 'auditEntry.mine',
  guard: 'signedIn',
  run: async ({ account, db, language }, { before }) => {
    const { rows } = await sql<
      Answer<typeof calls.ownActivity>[number]
    >`select id, at, kind, code, page, entity, record_id as "recordId", ${auditedTitle(language)} as "recordTitle",
        command, reason, result, result_code as "resultCode"
      from audit_entry
      where account = ${account.id} and at > now() - interval '30 days' and (${before ?? null}::bigint is null or id < ${before ?? null})
      order by id desc limit ${windowSize}`.execute(db)
    return rows
  },
})
