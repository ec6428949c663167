import type { Account } from '../access/account'
import { mayComeFrom } from './allowed-addresses'
import { factorFirst, passwordFirst, proofFirst, Refusal } from '../base/errors'
import type { Operation } from './operation'
import { minuteMs } from '../../schema/time'

/** How a call comes in. */
interface Coming {
  readonly ip: string
  /** It only asks what would happen. */
  readonly isTried: boolean
  readonly now: Date
}

/** A proof of who holds a session is good for this long, in milliseconds; signing in is one. */
const proofLasts = 15 * minuteMs

/**
 * What is before a call: an address that the account may be used from, a password of one's own, the second factor that a role
 * asks for, set up and proved once in a session, and for what is dangerous a proof that is not too old.
 * @throws A0301 with what has to be done first
 */
export function refuseBefore(account: Account, operation: Operation, { ip, isTried, now }: Coming): void {
  if (account.id === 0) return
  if (!mayComeFrom(account.ipAllow, ip)) throw new Refusal('A0301', 'error.addressNotAllowed')
  if (account.mustChangePassword && !operation.beforePassword) throw passwordFirst()
  if (!account.mustChangePassword && account.needsFactor && !account.hasFactor && !operation.beforeFactor)
    throw factorFirst()
  // A provider may have asked for a password alone.
  if (account.needsFactor && account.hasFactor && account.provedAt === null && !operation.beforeFactor)
    throw proofFirst('code')
  const provedAt = account.provedAt === null ? 0 : Date.parse(account.provedAt)
  if (operation.asksProof && !isTried && provedAt < now.getTime() - proofLasts) throw proofFirst(wayToProve(account))
}

/** Whether an account has something to do before most calls: a password of its own to choose, a second factor to set up or prove. */
export function isHeldBack({ mustChangePassword, needsFactor, hasFactor, provedAt }: Account): boolean {
  return mustChangePassword || (needsFactor && (!hasFactor || provedAt === null))
}

/** By the second factor where there is one; who has signed in by a provider has no password to prove it by. */
function wayToProve({ hasFactor, signedInBy }: Account): 'code' | 'password' | 'provider' {
  if (hasFactor) return 'code'
  return signedInBy === 'provider' ? 'provider' : 'password'
}
