import { ban, liftBan } from '../../../../commands/user-manage/user-list'
import { handle } from '../../operations/handler'
import { guardTerms, mayDisable } from './ban-rights'
import { bansInForce, banUser, endBan, settleUser } from './bans'

/** Bans users from one scope; a ban in force there is extended. */
export const banning = handle(ban, {
  guard: async (context, { scope, expiresAt }) => guardTerms(context, scope, expiresAt),
  check: async (context, user, { scope }) => (scope === 'login' ? mayDisable(context, user) : true),
  run: async (context, user, terms) => {
    const { id, strike, expiresAt } = await banUser(context, user.id, terms)
    return { entryId: id, strike, expiresAt }
  },
})

/** Lifts the ban in force of a scope. */
export const lifting = handle(liftBan, {
  check: async (context, user, { scope }) => {
    const inForce = await bansInForce(context, user.id)
    return inForce.some((each) => each.scope === scope) || 'user-manage.user-list.liftBan.noBan'
  },
  run: async (context, user, { scope, reason }) => {
    const inForce = await bansInForce(context, user.id)
    for (const each of inForce) if (each.scope === scope) await endBan(context, each, { state: 'lifted', reason })
    await settleUser(context, user.id)
  },
})
