import whitelistEntry from '../../../entities/user-manage/whitelist-entry'
import { holds } from '../../access/account'
import { badField, notPermitted } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import type { Scope, User } from './bans'

/** Bans for good, and those that touch money, need this right. */
export const permanentRight = 'UserManage:userBlackList.permanent'
/** Disabling official users, anchors and those run by staff needs this right. */
export const protectedRight = 'UserManage:userList.disableProtected'

const scopesOfMoney: readonly Scope[] = ['payment', 'withdraw']
const protectedKinds: readonly (User['kind'] | null)[] = ['official', 'anchor', 'operated']

/** Whether a ban is one that only holders of `permanent` may pronounce. */
export function needsPermanentRight(scope: Scope, expiresAt: string | null): boolean {
  return expiresAt === null || scopesOfMoney.includes(scope)
}

/**
 * Refuses terms that the account may not set.
 * @throws A0400 for an end that is past, A0301 for a ban for good or on money without the right
 */
export function guardTerms(
  { account, now }: Pick<Context, 'account' | 'now'>,
  scope: Scope,
  expiresAt: string | null,
): void {
  guardEnd(now, expiresAt)
  if (needsPermanentRight(scope, expiresAt) && !holds(account, permanentRight)) throw notPermitted(permanentRight)
}

/** @throws A0400 for an end that is past */
export function guardEnd(now: Date, expiresAt: string | null): void {
  if (expiresAt !== null && Date.parse(expiresAt) <= now.getTime())
    throw badField('expiresAt', 'error.tooEarly', { min: now.toISOString() })
}

/** True, or why this account may not shut this user out of the app. */
export async function mayDisable({ account, records }: Context, user: User): Promise<true | string> {
  if (holds(account, protectedRight)) return true
  if (protectedKinds.includes(user.kind)) return 'user-manage.user-list.protected'
  const [linked] = await records.where(whitelistEntry, { user: user.id, state: 'active', purpose: 'staff' }, 1)
  return linked ? 'user-manage.user-list.protected' : true
}
