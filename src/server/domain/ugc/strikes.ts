import ugcStrike from '../../../entities/ugc/ugc-strike'
import type { Context } from '../../pipeline/operation'
import { takeBackMeasure, type Strike } from './carry-out-measure'
import type { Post } from './post'
import { overturnDecisions } from './record-decision'
import { tellAuthor } from './tell-author'

/** Gives back what a decision on a post has cost its author: the points, and the bans that came of them. */
export async function giveBack(
  context: Context,
  post: Post,
  because: 'appeal' | 'complaint',
  remark: string | null,
): Promise<void> {
  await overturnDecisions(context, post, because)
  for (const strike of await context.records.where(ugcStrike, { post: post.id, state: 'active' })) {
    await takeBackMeasure(context, strike, remark ?? 'overturned')
    await context.records.update(ugcStrike, strike, { state: 'revoked' })
  }
}

export async function revoke(context: Context, strike: Strike, remark: string): Promise<void> {
  await takeBackMeasure(context, strike, remark)
  await context.records.update(ugcStrike, strike, { state: 'revoked', remark })
  await tellAuthor(context, { user: strike.user, what: 'strikeRevoked' })
}
