import ugcPost from '../../../entities/ugc/ugc-post'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { closeReports } from './close-reports'
import { free, secondThoughts, type Post } from './post'
import { recordDecision } from './record-decision'
import { tellAuthor } from './tell-author'

/** What can be decided on a post so that it is seen, or no longer. */
export type Verdict =
  | {
      readonly to: 'published'
      readonly ageMark?: Post['ageMark'] | null
      readonly hiddenAreas?: readonly number[] | null
    }
  | { readonly to: 'limited'; readonly reach: Post['reach']; readonly reasons: readonly number[] }
  | {
      readonly to: 'rejected' | 'takenDown' | 'blocked'
      readonly reasons: readonly number[]
      readonly remark?: string | null
    }

/**
 * Decides on a post: its state, the decision that is kept, the reports it closes, and what its author is sent once the
 * decision can no longer be taken back.
 */
export async function decide(context: Context, post: Post, verdict: Verdict): Promise<void> {
  const at = context.now.toISOString()
  const told = new Date(context.now.getTime() + secondThoughts)
  const reasons = 'reasons' in verdict ? verdict.reasons : []
  await context.records.update(ugcPost, post, {
    ...free,
    ...shownAs(context, post, verdict),
    reasons,
    reportCount: 0,
    decidedBy: context.account.id,
    decidedAt: at,
  })
  await recordDecision(context, post, {
    decision: verdict.to === 'published' ? 'pass' : verdict.to === 'limited' ? 'passLimited' : 'reject',
    reasons,
    ...('remark' in verdict && { remark: verdict.remark }),
    ...('hiddenAreas' in verdict && { blockedAreas: verdict.hiddenAreas }),
  })
  const outcome = verdict.to === 'published' ? 'kept' : verdict.to === 'limited' ? 'limited' : 'removed'
  await closeReports(context, post, outcome, told)
  if (verdict.to === 'published') return
  await tellAuthor(context, {
    user: post.user,
    what: verdict.to === 'blocked' ? 'takenDown' : verdict.to,
    reasons,
    about: post.title ?? post.code,
    at: told,
  })
}

function shownAs({ now }: Context, post: Post, verdict: Verdict): Partial<Post> {
  if (verdict.to === 'limited') {
    if (verdict.reach === 'normal') throw badField('reach', 'ugc.decision.reachNormal')
    return { state: 'limited', reach: verdict.reach }
  }
  if (verdict.to !== 'published') return { state: verdict.to }
  return {
    state: 'published',
    publishedAt: post.publishedAt ?? now.toISOString(),
    ...(verdict.ageMark && { ageMark: verdict.ageMark }),
    ...(verdict.hiddenAreas && { hiddenAreas: verdict.hiddenAreas }),
  }
}
