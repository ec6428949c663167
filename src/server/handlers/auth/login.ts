import { sql } from 'kysely'
import { z } from 'zod'
import accountEntity from '../../../entities/staff-manage/account'
import staffSession from '../../../entities/staff-manage/staff-session'
import type { Row } from '../../../schema/entity'
import { newToken } from '../../pipeline/account'
import { writeAudit } from '../../pipeline/audit'
import { Refusal } from '../../pipeline/errors'
import { defineOperation, type Context } from '../../pipeline/operation'
import { hashPassword, isPassword } from './passwords'

type Account = Row<typeof accountEntity>

/** So many wrong passwords within 15 minutes lock an account for 30. */
const missesUntilLocked = 5
const missesWithinMinutes = 15
const lockedMinutes = 30

/** Checked against where no account has the name, so that the answer takes as long. */
const nobodysHash = hashPassword('nobody has this password')

/** Signs in with a username and a password; answers a token for the `token` header. */
export const login = defineOperation({
  id: 'account.login',
  method: 'POST',
  url: '/auth/backend/account/login',
  guard: 'anyone',
  titles: { username: 'login.username', password: 'login.password' },
  input: z.strictObject({
    username: z.string('error.required').trim().min(1, 'error.required').max(64, 'error.tooLong'),
    password: z.string('error.required').min(1, 'error.required').max(256, 'error.tooLong'),
  }),
  // A miss is counted even though the call is refused, so the handler keeps its own transactions.
  run: async (context, { username, password }) => {
    const account = await findAccount(context, username)
    const stored = account && (await storedPassword(context, account.id))
    const isRight = await isPassword(stored?.hash ?? (await nobodysHash), password)
    if (account) refuseIfLocked(account, context.now)
    if (!account || !stored || !isRight) {
      if (account) await countMiss(context, account)
      throw new Refusal('A0210', 'error.wrongCredentials')
    }
    refuseUnlessUsable(account, context.now)
    if (account.mustChangePassword && stored.spent) throw new Refusal('A0210', 'error.passwordSpent')
    return { token: await openSession(context, account) }
  },
})

async function findAccount(context: Context, username: string): Promise<Account | undefined> {
  const [account] = await context.records.where(accountEntity, { username }, 1)
  return account
}

/** The password of an account, hashed; spent where it was given for one sign-in, and that was. */
async function storedPassword(context: Context, id: number): Promise<{ hash: string; spent: boolean } | undefined> {
  const credential = await context.db
    .selectFrom('account_credential')
    .select(['password_hash', 'spent'])
    .where('account_id', '=', id)
    .executeTakeFirst()
  return credential && { hash: String(credential.password_hash), spent: credential.spent === true }
}

function refuseUnlessUsable(account: Account, now: Date): void {
  if (account.state === 'disabled') throw new Refusal('A0210', 'error.accountDisabled')
  if (account.state === 'expired' || (account.expiresAt && Date.parse(account.expiresAt) < now.getTime()))
    throw new Refusal('A0210', 'error.accountExpired')
}

function refuseIfLocked(account: Account, now: Date): void {
  if (account.lockedUntil && Date.parse(account.lockedUntil) > now.getTime())
    throw new Refusal('A0210', 'error.accountLocked', {}, { until: account.lockedUntil })
}

async function countMiss(context: Context, account: Account): Promise<void> {
  await sql`update account set
      failed_logins = case when updated_at < now() - make_interval(mins => ${missesWithinMinutes}) then 1 else failed_logins + 1 end,
      locked_until = case when failed_logins + 1 >= ${missesUntilLocked} then now() + make_interval(mins => ${lockedMinutes}) else locked_until end,
      updated_at = now()
    where id = ${account.id}`.execute(context.db)
  context.log.warn({ account: account.username }, 'a sign-in was refused: wrong password')
  await context.services.db.transaction().execute((db) => auditSignIn(context, db, account.id, null, 'signInFailed'))
}

function auditSignIn(
  context: Context,
  db: Context['db'],
  accountId: number,
  sessionId: number | null,
  kind: 'signIn' | 'signInFailed',
) {
  const isIn = kind === 'signIn'
  return writeAudit(
    db,
    {
      kind,
      code: 'login',
      accountId,
      sessionId,
      changes: [],
      recordId: String(accountId),
      result: isIn ? 'ok' : 'refused',
      resultCode: isIn ? '00000' : 'A0210',
      ip: context.ip,
      requestId: context.requestId,
      at: context.now,
      durationMs: Date.now() - context.now.getTime(),
    },
    context.services.registry.entities,
  )
}

async function openSession(context: Context, account: Account): Promise<string> {
  const { token, hash } = newToken()
  await context.services.db.transaction().execute(async (db) => {
    const at = context.now.toISOString()
    await sql`update account set failed_logins = 0, locked_until = null, last_login_at = ${at}, last_login_ip = ${context.ip} where id = ${account.id}`.execute(
      db,
    )
    if (account.mustChangePassword)
      await sql`update account_credential set spent = true where account_id = ${account.id}`.execute(db)
    const session = await db
      .insertInto('staff_session')
      .values({
        account: account.id,
        token: token.slice(-6),
        started_at: at,
        last_seen_at: at,
        ip: context.ip,
        factor: 'password',
        risk: 'none',
        state: 'active',
        version: 1,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('session_token').values({ token_hash: hash, session_id: session.id }).execute()
    await auditSignIn(context, db, account.id, Number(session.id), 'signIn')
  })
  return token
}

/** Ends sessions: their tokens are worth nothing from the next call on. */
export async function endSessions(
  context: Context,
  sessions: readonly Row<typeof staffSession>[],
  reason: NonNullable<Row<typeof staffSession>['endReason']>,
): Promise<void> {
  for (const session of sessions)
    await context.records.update(staffSession, session, {
      state: 'ended',
      endedAt: context.now.toISOString(),
      endedBy: context.account.id,
      endReason: reason,
    })
}
