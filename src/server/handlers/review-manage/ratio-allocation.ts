import { sql } from 'kysely'
import * as commands from '../../../../commands/review-manage/ratio-allocation'
import reviewPool from '../../../entities/review-manage/review-pool'
import reviewShare from '../../../entities/review-manage/review-share'
import reviewTask from '../../../entities/review-manage/review-task'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import account from '../../../entities/staff-manage/account'
import type { Finding } from '../../../schema/findings'
import { returnTask } from '../../domain/review/lease'
import {
  addShares,
  bringBack,
  draftOf,
  nextPlan,
  planBefore,
  type Share,
  sharesIn,
  sumOf,
} from '../../domain/review/plans'
import { shareOut } from '../../domain/review/share-out'
import { fitsPool } from '../../domain/review/share-rules'
import { spreadTasks } from '../../domain/review/spread-tasks'
import { handlers } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

const maxTasks = 3_000

export default handlers(commands, {
  addReviewers: {
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
  },

  removeReviewers: {
    undo: 'image',
    run: async (context, pool, { reviewers }) => {
      const draft = await draftOf(context, pool.id)
      const gone = draft.filter(({ reviewer }) => reviewers.includes(reviewer))
      if (gone.length === 0) throw badField('reviewers', 'review-manage.notInPool')
      for (const share of gone) await context.records.remove(reviewShare, share)
      const left = draft.filter((share) => !gone.includes(share))
      if (left.length > 0) await spread(context, left, (share) => share.ratio)
    },
  },

  spreadEvenly: {
    undo: 'image',
    run: async (context, pool) => spread(context, await draftOf(context, pool.id), () => 1),
  },

  /** Who reviews more minutes an hour, and is right more often, gets more. Who reviewed nothing yet counts as the average. */
  spreadBySpeed: {
    undo: 'image',
    run: async (context, pool, { days }) => {
      const since = new Date(context.now.getTime() - days * dayMs).toISOString()
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
  },

  normalise: {
    undo: 'image',
    run: async (context, pool) => spread(context, await draftOf(context, pool.id), ({ ratio }) => ratio),
  },

  copyPlan: {
    undo: 'image',
    run: async (context, pool, { pool: from }) => {
      if (from === pool.id) throw badField('pool', 'review-manage.samePool')
      const others = await sharesIn(context, from, 'active')
      if (others.length === 0) throw badField('pool', 'review-manage.noPlanThere')
      for (const { reviewer } of others) await fitsPool(context, pool, reviewer, 'pool')
      for (const share of await sharesIn(context, pool.id, 'draft')) await context.records.remove(reviewShare, share)
      await addShares(context, pool.id, others)
    },
  },

  /** At once, or from a later moment on; until a moment where one is named. Shares by ratio add up to 100. */
  publish: {
    undo: 'image',
    check: async (context, { id, method }) => {
      const draft = await sharesIn(context, id, 'draft')
      if (draft.length === 0) return 'review-manage.noDraft'
      const sum = sumOf(draft)
      if (method === 'ratio' && sum !== 100) return { caption: 'review-manage.sumNot100', params: { sum: String(sum) } }
      return true
    },
    run: async (context, pool, { from, until, remark }) => {
      const { records, now } = context
      const at = now.toISOString()
      const isLater = from !== null && from > at
      if (until !== null && until <= (isLater ? from : at)) throw badField('until', 'review-manage.untilAfterFrom')
      if (isLater && (await sharesIn(context, pool.id, 'scheduled')).length > 0)
        throw refused('review-manage.scheduledAlready')
      const plan = await nextPlan(context, pool.id)
      if (!isLater)
        for (const share of await sharesIn(context, pool.id, 'active'))
          await records.update(reviewShare, share, { state: 'past', until: at })
      const state = isLater ? 'scheduled' : 'active'
      for (const share of await sharesIn(context, pool.id, 'draft'))
        await records.update(reviewShare, share, { plan, remark, until, from: isLater ? from : at, state })
    },
  },

  unschedule: {
    undo: 'image',
    check: async (context, { id }) =>
      (await sharesIn(context, id, 'scheduled')).length > 0 || 'review-manage.nothingScheduled',
    run: async (context, { id }) => {
      const { records } = context
      for (const share of await sharesIn(context, id, 'draft')) await records.remove(reviewShare, share)
      for (const share of await sharesIn(context, id, 'scheduled'))
        await records.update(reviewShare, share, { state: 'draft', plan: null, from: null, until: null })
    },
  },

  rollBack: {
    undo: 'image',
    check: async (context, { id }) => (await formerOf(context, id)).length > 0 || 'review-manage.noFormerPlan',
    run: async (context, { id }, { remark }) => bringBack(context, id, await formerOf(context, id), remark),
  },

  /** The last 7 days as they would have gone by the draft, compared with how they would have by the plan in force. */
  simulate: {
    run: async (context, pool) => {
      const since = new Date(context.now.getTime() - 7 * dayMs).toISOString()
      const { rows } = await sql<{ tasks: number; minutes: number; within: number }>`select count(*) as tasks,
        coalesce(sum(minutes), 0) as minutes, count(*) filter (where within_sla) as within
      from review_decision where pool = ${pool.id} and decided_at >= ${since} and state <> 'withdrawn'`.execute(
        context.db,
      )
      const [tasks, minutes] = [Number(rows[0]?.tasks ?? 0), Number(rows[0]?.minutes ?? 0)]
      const before = await sharesIn(context, pool.id, 'active')
      const draft = await sharesIn(context, pool.id, 'draft')
      const after = draft.length > 0 ? draft : before
      const inTime = tasks === 0 ? 0 : Math.round((Number(rows[0]?.within ?? 0) / tasks) * 100)
      const findings: Finding[] = [
        { caption: 'review-manage.simulated', params: { minutes: Math.round(minutes), percent: inTime }, value: tasks },
      ]
      for (const id of new Set([...before, ...after].map(({ reviewer }) => reviewer))) {
        const ratio = (shares: readonly Share[]) => shares.find(({ reviewer }) => reviewer === id)?.ratio ?? 0
        const [was, is] = [ratio(before), ratio(after)]
        const person = await context.records.get(reviewerEntity, id)
        const { realName } = await context.records.get(account, person.account)
        const part = (percent: number) =>
          `${Math.round((tasks * percent) / 100)} / ${Math.round((minutes * percent) / 100)}`
        const isOver = (tasks * is) / 100 / 7 > (person.dailyQuota ?? 400)
        findings.push({
          caption: 'review-manage.simulatedFor',
          params: { name: realName },
          value: `${part(was)} → ${part(is)}`,
          ...(isOver && { tone: 'bad' as const }),
        })
      }
      return { findings }
    },
  },

  rebalance: {
    undo: 'image',
    run: async (context, pool) => {
      const { records } = context
      const waiting = await records.where(reviewTask, { pool: pool.id, state: 'waiting' }, maxTasks)
      const unopened = await records.where(reviewTask, { pool: pool.id, state: 'assigned', leaseUntil: null }, maxTasks)
      const back = []
      for (const task of unopened) back.push(await returnTask(context, task))
      if (waiting.length + back.length === 0) throw refused('review-manage.nothingWaits')
      return { findings: await spreadTasks(context, [...waiting, ...back]) }
    },
  },

  moveAll: {
    undo: 'image',
    run: async ({ records }, pool, { pool: to, remark }) => {
      const other = await records.get(reviewPool, to)
      if (to === pool.id) throw badField('pool', 'review-manage.samePool')
      if (other.subject !== pool.subject || other.stage !== pool.stage || !other.enabled)
        throw badField('pool', 'review-manage.otherKindOfPool')
      const waiting = await records.where(reviewTask, { pool: pool.id, state: 'waiting' }, maxTasks)
      if (waiting.length === 0) throw refused('review-manage.nothingWaits')
      for (const task of waiting) await records.update(reviewTask, task, { pool: to, remark })
      return { findings: [{ caption: 'review-manage.movedCount', value: waiting.length, tone: 'good' as const }] }
    },
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

async function formerOf(context: Context, pool: number): Promise<Share[]> {
  const [active] = await sharesIn(context, pool, 'active')
  return planBefore(context, pool, active?.plan ?? Infinity)
}
