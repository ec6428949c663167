import account from '../../../entities/staff-manage/account'
import user from '../../../entities/user-manage/user'
import { holds } from '../../access/account'
import type { Context } from '../../pipeline/operation'
import { restrictedRight, type Post } from './post'

/**
 * Whether somebody may decide on a post: nobody on their own upload, on what they have escalated, or on an appeal against
 * their own decision; what may show minors is for few.
 */
export async function mayDecide(context: Context, post: Post): Promise<true | string> {
  const { account: caller, now } = context
  if (post.state === 'escalated' && post.escalatedBy === caller.id) return 'ugc.decision.ownEscalation'
  if (post.state === 'appealed' && post.decidedBy === caller.id) return 'ugc.decision.ownDecision'
  const isTaken = post.takenBy !== null && post.takenBy !== caller.id
  if (isTaken && post.takenUntil !== null && Date.parse(post.takenUntil) > now.getTime()) return 'ugc.decision.taken'
  if (post.riskLabels?.includes('minors') && !holds(caller, restrictedRight)) return 'ugc.decision.restricted'
  return (await isOwn(context, post)) ? 'ugc.decision.ownPost' : true
}

/** A member of staff is known in the app by the same email. */
async function isOwn({ records, account: caller }: Context, post: Post): Promise<boolean> {
  if (post.user === null) return false
  const author = await records.find(user, post.user)
  if (!author?.email) return false
  const staff = await records.find(account, caller.id)
  return staff?.email.toLowerCase() === author.email.toLowerCase()
}
