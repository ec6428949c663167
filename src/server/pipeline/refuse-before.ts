import type { Account } from './account'
import { factorFirst, passwordFirst, proofFirst } from './errors'
import type { Operation } from './operation'

/** A proof of who holds a session is good for so long, in milliseconds; signing in is one. */
const proofLasts = 15 * 60_000

/**
 * What stands before a call: a password of one's own, the second factor that a role asks for, and for what is dangerous a proof that
 * is not too old.
 * @param isTried it only asks what would happen
 * @throws A0301 with what has to be done first
 */
export function refuseBefore(account: Account, operation: Operation, isTried: boolean, now: Date): void {
  if (account.id === 0) return
  if (account.mustChangePassword && !operation.beforePassword) throw passwordFirst()
  if (!account.mustChangePassword && account.needsFactor && !account.hasFactor && !operation.beforeFactor)
    throw factorFirst()
  const provedAt = account.provedAt === null ? 0 : Date.parse(account.provedAt)
  if (operation.asksProof && !isTried && provedAt < now.getTime() - proofLasts) throw proofFirst(account.hasFactor)
}
