import { sql } from 'kysely'
import ugcPost from '../../../entities/ugc/ugc-post'
import type { Finding } from '../../../schema/findings'
import { rowFrom } from '../../db/storage'
import type { Context } from '../../pipeline/operation'
import { daysFrom } from '../../operations/days-from'
import { judge, type Suggestion } from './judge'
import type { Post } from './post'
import type { AuditSetting } from './settings'

const replayedDays = 7
const maxPosts = 50_000
const maxExamples = 20
/** What a person takes for a post, in seconds, where nobody has decided any lately. */
const usualSeconds = 30

/**
 * What a draft of the thresholds would have made of the posts of the last 7 days, compared with what those in force make of them:
 * the shares, the hours of work a day that this adds or saves, and posts that change sides.
 */
export async function replayDraft(context: Context, settings: AuditSetting, area: number | null): Promise<Finding[]> {
  const posts = await latestPosts(context, area)
  const judged = posts.map((post) => ({
    post,
    before: judge(settings.liveThresholds ?? [], post),
    after: judge(settings.thresholds, post),
  }))
  const count = (side: 'before' | 'after', what: Suggestion) => judged.filter((each) => each[side] === what).length
  const shares = (['pass', 'review', 'reject'] as const).map((what): Finding => {
    const [before, after] = [count('before', what), count('after', what)]
    return { caption: `ugc.audit-setting.replay.${what}`, params: { before }, value: after }
  })
  const added = count('after', 'review') - count('before', 'review')
  const hours = (added * (await secondsPerPost(context))) / 3_600 / replayedDays
  const changed = judged.filter(({ before, after }) => before !== after).slice(0, maxExamples)
  return [
    { caption: 'ugc.audit-setting.replay.posts', value: posts.length },
    ...shares,
    {
      caption: 'ugc.audit-setting.replay.hours',
      value: Math.round(hours * 10) / 10,
      tone: hours > 0 ? 'warn' : 'good',
    },
    ...changed.map(({ post, before, after }): Finding => ({
      caption: `ugc.audit-setting.replay.${before}.${after}`,
      value: post.code ?? `#${post.id}`,
      to: `/ugc/audit-op/${post.id}`,
      tone: after === 'pass' ? 'warn' : 'bad',
    })),
  ]
}

async function latestPosts({ db, now }: Context, area: number | null): Promise<Post[]> {
  const since = daysFrom(now, -replayedDays).toISOString()
  const { rows } = await sql<Record<string, unknown>>`select * from ugc_post
    where created_at >= ${since} and machine is not null and (${area}::bigint is null or area = ${area})
    order by id desc limit ${maxPosts}`.execute(db)
  return rows.map((row) => rowFrom(ugcPost, row))
}

async function secondsPerPost({ db, now }: Context): Promise<number> {
  const since = daysFrom(now, -replayedDays).toISOString()
  const { rows } = await sql<{ seconds: number | null }>`select avg(handle_seconds) as seconds from review_decision
    where subject = 'post' and decided_at >= ${since}`.execute(db)
  return Number(rows[0]?.seconds ?? usualSeconds)
}
