import reviewReason from '../../../entities/review-manage/review-reason'
import ugcPost from '../../../entities/ugc/ugc-post'
import ugcStrike from '../../../entities/ugc/ugc-strike'
import blacklistEntry from '../../../entities/user-manage/blacklist-entry'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { banAuthorOf } from '../users/ban-author'
import { endBan, settleUser, type Scope } from '../users/bans'
import { daysFrom } from '../../operations/days-from'
import type { Measure } from './ladder'
import { reasonCodeOf } from './reason-code-of'

export type Strike = Row<typeof ugcStrike>

/** What each measure shuts its user out of. */
const scopes: Readonly<Partial<Record<Measure, Scope>>> = {
  postBan: 'post',
  commentBan: 'comment',
  accountBan: 'login',
}

/** Does what a strike says: a ban of its user, or less reach for the post it is for. */
export async function carryOut(context: Context, strike: Strike): Promise<Strike> {
  const { records, now } = context
  const scope = scopes[strike.measure]
  if (strike.measure === 'reachLimit' && strike.post !== null) {
    const post = await records.get(ugcPost, strike.post)
    if (post.state === 'published')
      await records.update(ugcPost, post, { state: 'limited', reach: 'noRecommend', reasons: [strike.reason] })
  }
  if (!scope) return strike
  const reason = await records.get(reviewReason, strike.reason)
  const ban = await banAuthorOf(context, strike.user, {
    scope,
    reasonCode: reasonCodeOf(reason),
    reason: strike.remark ?? reason.name.en,
    expiresAt: strike.days === null ? null : daysFrom(now, strike.days).toISOString(),
  })
  return records.update(ugcStrike, strike, { blacklistEntry: ban.id })
}

/** Ends the ban that a strike has made, where it is still in force. */
export async function takeBackMeasure(context: Context, strike: Strike, reason: string): Promise<void> {
  const { records } = context
  if (strike.blacklistEntry === null) return
  const ban = await records.find(blacklistEntry, strike.blacklistEntry)
  if (ban?.state !== 'active') return
  await endBan(context, ban, { state: 'lifted', reason: reason.slice(0, 200) })
  await settleUser(context, strike.user)
}
