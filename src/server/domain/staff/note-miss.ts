import { sql } from 'kysely'
import type { Context } from '../../pipeline/operation'
import { auditSignIn } from './audit-sign-in'
import { transaction } from '../../db/transaction'

/**
 * Notes that somebody failed to sign in with an account, without making the call wait: a name that nobody has is answered as fast. The log of
 * audits gets the first miss, the second, the fourth, the eighth …, each with how many they are since the last sign-in, so that
 * guessing fills no table. It is no change of the account: whoever guesses keeps none alive.
 */
export function noteMiss(context: Context, accountId: number): void {
  context.log.warn({ accountId, ip: context.ip }, 'a sign-in was refused')
  void count(context, accountId).catch((error: unknown) =>
    context.log.error({ err: error }, 'a refused sign-in could not be noted'),
  )
}

async function count(context: Context, accountId: number): Promise<void> {
  const { services } = context
  await transaction(services.db, services.config, async (db) => {
    // Until when places that the account does not know have to wait.
    const { rows } = await sql<{ misses: number }>`update account set failed_logins = coalesce(failed_logins, 0) + 1,
        locked_until = (select max(free_at) from sign_in_count
          where kind = 'name' and name = username and place = '' and free_at > now())
      where id = ${accountId} returning failed_logins as misses`.execute(db)
    const misses = Number(rows[0]?.misses ?? 0)
    if (isPowerOfTwo(misses)) await auditSignIn(context, db, accountId, { misses })
  })
}

function isPowerOfTwo(count: number): boolean {
  return count > 0 && Number.isInteger(Math.log2(count))
}
