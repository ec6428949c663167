import type { Kysely } from 'kysely'
import staffSession from '../../src/entities/staff-manage/staff-session'
import type { Database } from '../../src/server/db/database'
import { newToken } from '../../src/server/access/account'
import type { Make } from './fixtures'

/** Opens a session of an account, whose holder has just proved who they are. @returns the token of its calls */
export async function signIn(db: Kysely<Database>, make: Make, holder: { readonly id: number }): Promise<string> {
  const { token, hash } = newToken()
  const at = new Date().toISOString()
  const session = await make(staffSession, { account: holder.id, startedAt: at, lastSeenAt: at, ip: '127.0.0.1' })
  await db.insertInto('session_token').values({ token_hash: hash, session_id: session.id, proved_at: at }).execute()
  return token
}
