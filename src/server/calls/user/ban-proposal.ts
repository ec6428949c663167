import * as calls from '../../../calls/user'
import user from '../../../entities/user-manage/user'
import { nextStrike } from '../../domain/users/bans'
import { serve } from '../../pipeline/serve'

/** Days by strike; from the fourth on, for good. */
const daysByStrike = [1, 7, 30] as const

/** The length that a ban of a strike should have, in days; null means for good. */
function proposedDays(strike: number): number | null {
  return daysByStrike[Math.max(1, strike) - 1] ?? null
}

/** Which strike of a user a ban would be, and how long it should last. */
export const banProposal = serve(calls.banProposal, {
  id: 'blacklistEntry.proposal',
  about: { entity: user, by: 'user' },
  guard: { anyOf: ['UserManage:userBlackList', 'UserManage:userList', 'UserManage:userDetail'] },
  run: async (context, { user, scope }) => {
    const strike = await nextStrike(context, user, scope)
    return { strike, days: proposedDays(strike) }
  },
})
