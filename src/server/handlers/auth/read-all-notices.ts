import { sql } from 'kysely'
import { markAllRead } from '../../../../commands/system/profile/notices'
import { handlePage } from '../../operations/handler'

/** One's own, all of them. */
export const markingAllRead = handlePage(markAllRead, {
  run: async ({ account, db, now }) => {
    const at = now.toISOString()
    const { numAffectedRows } = await sql`update staff_notice set state = 'read', read_at = ${at}, updated_at = ${at},
      version = version + 1 where account = ${account.id} and state = 'unread'`.execute(db)
    return { count: Number(numAffectedRows ?? 0) }
  },
})
