import type { Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database'

/** The one-time password that has last been mailed to an account's owner. @throws where none has been */
export async function mailedPassword(db: Kysely<Database>, accountId: number): Promise<string> {
  const mail = await db
    .selectFrom('mail_outbox')
    .select('body')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'oneTimePassword')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const password = /^\S{12,}$/m.exec(typeof mail?.body === 'string' ? mail.body : '')?.[0]
  if (!password) throw new Error(`No one-time password has been mailed to account ${accountId}.`)
  return password
}
