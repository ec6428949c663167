import { disable, restore } from '../../../../commands/user-manage/user-list'
import { handle } from '../../operations/handler'
import { guardTerms, mayDisable } from './ban-rights'
import { bansInForce, banUser, endBan, settleUser } from './bans'

/** Shuts a user out: a ban of scope login, from which the user's state follows. */
export const disabling = handle(disable, {
  guard: async (context, { expiresAt }) => guardTerms(context, 'login', expiresAt),
  check: mayDisable,
  run: async (context, user, terms) => {
    const { id, strike, expiresAt } = await banUser(context, user.id, {
      ...terms,
      scope: 'login',
      notifyUser: terms.notifyUser ?? true,
    })
    return { entryId: id, strike, expiresAt }
  },
})

/** Lets a user in again: the ban of scope login ends, and the state follows. */
export const restoring = handle(restore, {
  run: async (context, user, { reason }) => {
    const login = (await bansInForce(context, user.id)).filter(({ scope }) => scope === 'login')
    for (const ban of login) await endBan(context, ban, { state: 'lifted', reason })
    await settleUser(context, user.id)
  },
})
