import { sql } from 'kysely'
import * as commands from '../../../../commands/review-manage/ratio-allocation'
import reviewShare from '../../../entities/review-manage/review-share'
import { handle } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { addShares, draftOf, sharesIn, type Share } from './plans'
import { shareOut } from './share-out'
import { fitsPool } from './share-rules'

export const addingReviewers = handle(commands.addReviewers, {
  undo: 'image',
  run: async (context, pool, { reviewers }) => {
    const draft = await draftOf(context, pool.id)
    const added = reviewers.filter((id) => draft.every(({ reviewer }) => reviewer !== id))
    if (added.length === 0) throw badField('reviewers', 'review-manage.inPoolAlready')
    for (const reviewer of added) await fitsPool(context, pool, reviewer, 'reviewers')
    await addShares(
      context,
      pool.id,
      added.map((reviewer) => ({ reviewer })),
    )
  },
})

export const removingReviewers = handle(commands.removeReviewers, {
  undo: 'image',
  run: async (context, pool, { reviewers }) => {
    const draft = await draftOf(context, pool.id)
    const gone = draft.filter(({ reviewer }) => reviewers.includes(reviewer))
    if (gone.length === 0) throw badField('reviewers', 'review-manage.notInPool')
    for (const share of gone) await context.records.remove(reviewShare, share)
    const left = draft.filter((share) => !gone.includes(share))
    if (left.length > 0) await spread(context, left, (share) => share.ratio)
  },
})

export const spreadingEvenly = handle(commands.spreadEvenly, {
  undo: 'image',
  run: async (context, pool) => spread(context, await draftOf(context, pool.id), () => 1),
})

/** Who reviews more minutes an hour, and is right more often, gets more. Who reviewed nothing yet counts as the average. */
export const spreadingBySpeed = handle(commands.spreadBySpeed, {
  undo: 'image',
  run: async (context, pool, { days }) => {
    const since = new Date(context.now.getTime() - days * 86_400_000).toISOString()
    const { rows } = await sql<{ reviewer: number; speed: number; accuracy: number }>`select d.reviewer,
        sum(d.minutes) / nullif(sum(d.handle_seconds), 0) * 60 as speed,
        coalesce(avg(case when c.verdict is null then null when c.verdict = 'agree' then 1 else 0 end), 1) as accuracy
      from review_decision d left join review_check c on c.decision = d.id
      where d.pool = ${pool.id} and d.decided_at >= ${since} and d.state <> 'withdrawn' group by d.reviewer`.execute(
      context.db,
    )
    const weights = new Map(rows.map((row) => [Number(row.reviewer), Number(row.speed ?? 0) * Number(row.accuracy)]))
    const known = [...weights.values()].filter((weight) => weight > 0)
    if (known.length === 0) throw refused('review-manage.nothingReviewed', { days })
    const average = known.reduce((sum, weight) => sum + weight, 0) / known.length
    await spread(context, await draftOf(context, pool.id), ({ reviewer }) => weights.get(reviewer) || average)
  },
})

export const normalising = handle(commands.normalise, {
  undo: 'image',
  run: async (context, pool) => spread(context, await draftOf(context, pool.id), ({ ratio }) => ratio),
})

export const copyingPlan = handle(commands.copyPlan, {
  undo: 'image',
  run: async (context, pool, { pool: from }) => {
    if (from === pool.id) throw badField('pool', 'review-manage.samePool')
    const others = await sharesIn(context, from, 'active')
    if (others.length === 0) throw badField('pool', 'review-manage.noPlanThere')
    for (const { reviewer } of others) await fitsPool(context, pool, reviewer, 'pool')
    for (const share of await sharesIn(context, pool.id, 'draft')) await context.records.remove(reviewShare, share)
    await addShares(context, pool.id, others)
  },
})

/** Shares out 100 among those of a draft that count; locked ones stay as they are. */
async function spread(context: Context, draft: readonly Share[], weightOf: (share: Share) => number): Promise<void> {
  const open = draft.filter(({ enabled }) => enabled !== false)
  if (open.length === 0) throw refused('review-manage.nobodyInPool')
  const sharers = open.map((share) => ({
    weight: weightOf(share),
    locked: share.locked ? share.ratio : undefined,
  }))
  const ratios = shareOut(sharers, 100)
  if (!ratios) throw refused('review-manage.lockedOver')
  for (const [index, share] of open.entries())
    await saveWithRules(context, reviewShare, share, { ratio: ratios[index] ?? 0 })
}
