import { sql } from 'kysely'
import * as commands from '../../../../../commands/system/profile/notices'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  /** One's own, all of them. */
  markAllRead: {
    run: async ({ account, db, now }) => {
      const at = now.toISOString()
      const { numAffectedRows } = await sql`update staff_notice set state = 'read', read_at = ${at}, updated_at = ${at},
      version = version + 1 where account = ${account.id} and state = 'unread'`.execute(db)
      return { count: Number(numAffectedRows ?? 0) }
    },
  },
})
