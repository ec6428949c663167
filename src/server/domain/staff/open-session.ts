import { sql } from 'kysely'
import type staffSession from '../../../entities/staff-manage/staff-session'
import type { Row } from '../../../schema/entity'
import { newToken, sessionCookie } from '../../access/account'
import type { Context } from '../../pipeline/operation'
import { auditSignIn } from './audit-sign-in'
import { forgetTries, type Counted } from './count-tries'
import { deviceName } from './device-name'
import { rememberPlace, type Place } from './known-places'
import { transaction } from '../../db/transaction'

type Session = Row<typeof staffSession>

/** How somebody has proved to be the account's owner, and where. */
interface Proof {
  readonly place: Place
  readonly counts: readonly Counted[]
  readonly factor: NonNullable<Session['factor']>
  /** They have a second factor, which nobody has asked for yet. */
  readonly isStillToProve?: boolean
}

/**
 * Opens a session. The console's browser gets a second half of its secret, in a cookie that no script reads: the token by itself
 * opens nothing then. Other callers get a token that is alone.
 */
export async function openSession(
  context: Context,
  { id, mustChangePassword }: { readonly id: number; readonly mustChangePassword: boolean },
  { place, counts, factor, isStillToProve = false }: Proof,
): Promise<{ token: string }> {
  const { browser, services, ip } = context
  const [whole, half] = [newToken(), browser?.isConsole ? newToken() : undefined]
  const at = context.now.toISOString()
  await transaction(services.db, services.config, async (db) => {
    const { rows } = await sql<{ before: string | null }>`update account set failed_logins = 0, locked_until = null,
        last_login_at = ${at}, last_login_ip = ${ip}, state = case when state = 'locked' then 'active' else state end
      from (select last_login_at as before from account where id = ${id}) was where id = ${id} returning was.before`.execute(
      db,
    )
    if (mustChangePassword) await sql`update account_credential set spent = true where account_id = ${id}`.execute(db)
    const isNew = rows[0]?.before != null && !place.isKnownBrowser && !place.isKnownAddress
    const session = await db
      .insertInto('staff_session')
      .values({
        account: id,
        token: whole.token.slice(-6),
        started_at: at,
        last_seen_at: at,
        ip,
        device: deviceName(browser?.userAgent ?? ''),
        factor,
        risk: isNew ? 'newDevice' : 'none',
        state: 'active',
        version: 1,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const sessionId = Number(session.id)
    await db
      .insertInto('session_token')
      .values({
        token_hash: whole.hash,
        session_id: sessionId,
        browser_hash: half?.hash ?? null,
        proved_at: isStillToProve ? null : at,
      })
      .execute()
    await forgetTries(
      db,
      counts.filter(({ kind }) => kind === 'pair' || kind === 'browser'),
    )
    await rememberPlace(db, id, place, browser)
    await auditSignIn(context, db, id, { sessionId })
  })
  if (half) browser?.keep(sessionCookie, half.token)
  return { token: whole.token }
}
