import { sql } from 'kysely'
import * as commands from '../../../../commands/user-manage/tag-selection'
import userTag from '../../../entities/user-manage/user-tag'
import { tagSql } from '../../domain/messages/tag-sql'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  /** Counts the users whom a selection fits now, of those who may sign in. */
  estimate: {
    run: async ({ db, records, now }, tag) => {
      const fits = await tagSql(db, [tag.id], now)
      const { rows } = await sql<{ size: number }>`select count(*)::int as size from "user" u
      where u.state = 'normal' and ${fits}`.execute(db)
      await records.update(userTag, tag, { estimate: rows[0]?.size ?? 0, estimatedAt: now.toISOString() })
    },
  },
})
