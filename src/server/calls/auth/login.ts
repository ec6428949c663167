import { sql } from 'kysely'
import * as calls from '../../../calls/account'
import { type Counted, countTry, takeTryBack } from '../../domain/staff/count-tries'
import { countsOf, placeOf } from '../../domain/staff/known-places'
import { noteMiss } from '../../domain/staff/note-miss'
import { openSession } from '../../domain/staff/open-session'
import { isPasswordOf } from '../../domain/staff/passwords'
import { useCode } from '../../domain/staff/second-factor'
import { mayComeFrom } from '../../pipeline/allowed-addresses'
import { Refusal } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'

/** Signs in with a username and a password; answers a token for the `token` header. */
export const login = serve(calls.login, {
  id: 'account.login',
  guard: 'anyone',
  titles: { username: 'login.username', password: 'login.password', code: 'factor.code' },
  // A try is counted even though the call is refused, so the handler keeps its own transactions.
  run: async (context, { username, password, code }) => {
    const place = await placeOf(context, username)
    const counts = countsOf(place, username)
    await countTry(context.db, counts)
    const account = await findAccount(context, username)
    const isRight = await isPasswordOf(account, password)
    if (!account || !isRight) {
      if (account) noteMiss(context, account.id)
      throw new Refusal('A0210', 'error.wrongCredentials')
    }
    refuseUnlessUsable(account, context.now)
    if (!mayComeFrom(account.ipAllow, context.ip)) throw new Refusal('A0210', 'error.addressNotAllowed')
    const factor = await secondStep(context, account, code, counts)
    await takeTryBack(context.db, counts)
    return openSession(context, account, { place, counts, factor })
  },
})

/**
 * The second step, where the account has one. To be asked for the code is no miss; a wrong one counts as a wrong password does.
 * @throws A0210 where a code is missing or wrong
 */
async function secondStep(context: Context, account: Found, code: string | undefined, counts: readonly Counted[]) {
  if (!account.hasFactor) return 'password'
  if (!code) {
    await takeTryBack(context.db, counts)
    throw new Refusal('A0210', 'factor.needed', {}, { reason: 'code' })
  }
  const used = await useCode(context, account.id, code, context.now)
  if (used) return used
  noteMiss(context, account.id)
  throw new Refusal('A0210', 'factor.wrongCode', {}, { reason: 'code' })
}

/** What signing in has to know of an account. */
interface Found {
  readonly id: number
  readonly username: string
  readonly state: string
  readonly expiresAt: string | null
  readonly ipAllow: string | null
  readonly lockedUntil: string | null
  readonly mustChangePassword: boolean
  readonly passwordHash: string | null
  readonly hasFactor: boolean
  /** The password was given for one sign-in, and that was, or its time is over. */
  readonly isSpent: boolean
}

/** One query whether or not the name is somebody's: the answer takes as long. */
async function findAccount({ db, now }: Context, username: string): Promise<Found | undefined> {
  const { rows } =
    await sql<Found>`select a.id, a.username, a.state, a.expires_at as "expiresAt", a.ip_allow as "ipAllow",
      a.locked_until as "lockedUntil", coalesce(a.must_change_password, false) as "mustChangePassword",
      c.password_hash as "passwordHash", f.account_id is not null as "hasFactor",
      coalesce(c.spent, false) or coalesce(c.usable_until < ${now.toISOString()}, false) as "isSpent"
    from account a left join account_credential c on c.account_id = a.id
      left join account_factor f on f.account_id = a.id where a.username = ${username}`.execute(db)
  return rows[0]
}

/** What is answered only to whoever knows the password. @throws A0210 where the account cannot be signed in with now */
function refuseUnlessUsable(account: Found, now: Date): void {
  const isOver = (moment: string | null) => moment !== null && Date.parse(moment) < now.getTime()
  if (account.state === 'disabled') throw new Refusal('A0210', 'error.accountDisabled')
  if (account.state === 'expired' || isOver(account.expiresAt)) throw new Refusal('A0210', 'error.accountExpired')
  if (account.state === 'locked' && account.lockedUntil && !isOver(account.lockedUntil))
    throw new Refusal('A0210', 'error.accountLocked')
  if (account.mustChangePassword && account.isSpent) throw new Refusal('A0210', 'error.passwordSpent')
}
