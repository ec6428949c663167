import { sql } from 'kysely'
import * as calls from '../../../calls/account'
import accountEntity from '../../../entities/staff-manage/account'
import { countTry, forgetTries } from '../../domain/staff/count-tries'
import { isPassword } from '../../domain/staff/passwords'
import { useCode } from '../../domain/staff/second-factor'
import { triesOf } from '../../domain/staff/tries-of'
import { badField } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'

/**
 * Proves again who holds the session, by a code of the second factor, or by the password where the account has none: what is
 * dangerous asks for it when the last proof is too old.
 */
export const prove = serve(calls.prove, {
  id: 'account.prove',
  guard: 'signedIn',
  beforeFactor: true,
  titles: { proof: 'proof.field' },
  audit: { kind: 'signIn', code: 'prove', entity: accountEntity.name },
  before: ({ db, account }) => countTry(db, [triesOf(account)]),
  run: async (context, { proof }) => {
    const { db, account, now } = context
    const isProved = account.hasFactor
      ? (await useCode(context, account.id, proof, now)) !== undefined
      : await isOwnPassword(db, account.id, proof)
    if (!isProved) throw badField('proof', account.hasFactor ? 'factor.wrongCode' : 'proof.wrongPassword')
    await sql`update session_token set proved_at = ${now.toISOString()} where session_id = ${account.sessionId}`.execute(
      db,
    )
    await forgetTries(db, [triesOf(account)])
    return {}
  },
})

async function isOwnPassword(db: Context['db'], accountId: number, password: string): Promise<boolean> {
  const { rows } = await sql<{ hash: string }>`select password_hash as hash from account_credential
    where account_id = ${accountId}`.execute(db)
  return rows[0] !== undefined && isPassword(rows[0].hash, password)
}
