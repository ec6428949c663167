import { sql } from 'kysely'
import * as calls from '../../../calls/auth'
import type { Answer } from '../../../calls/define-call'
import { serve } from '../../pipeline/serve'

/** What waits for the account that asks as second person, the most urgent first. */
export const waitingApprovals = serve(calls.waitingApprovals, {
  id: 'approval.waiting',
  guard: 'signedIn',
  run: async ({ db, account }) => {
    const { rows } = await sql<
      Answer<typeof calls.waitingApprovals>[number]
    >`select p.id, p.command, p.entity, p.record_id as "recordId", p.record_title as "recordTitle",
        p.reason, p.due_at as "dueAt", p.created_at as "createdAt", a.real_name as "requestedBy"
      from approval p left join account a on a.id = p.created_by
      where p.state = 'pending' and p.due_at > now() and p.created_by is distinct from ${account.id}
        and (${account.isSuper} or p.code = any(${[...account.codes]}))
      order by p.due_at, p.id limit 200`.execute(db)
    return rows
  },
})
