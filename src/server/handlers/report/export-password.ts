import { sql } from 'kysely'
import { copyPassword } from '../../../../commands/system/report-center/index'
import { handle } from '../../operations/handler'
import { refused } from '../../pipeline/errors'

/** Tells its requester what opens a file that holds personal data. */
export const tellPassword = handle(copyPassword, {
  check: ({ account }, task) => Promise.resolve(task.createdBy === account.id || 'error.notYours'),
  run: async ({ db }, task) => {
    const { rows } = await sql<{ password: string | null }>`select plan ->> 'password' as password
      from work_item where kind = 'exportTask' and work_id = ${task.id}`.execute(db)
    const password = rows[0]?.password
    if (!password) throw refused('error.fileNotReady')
    return { password }
  },
})
