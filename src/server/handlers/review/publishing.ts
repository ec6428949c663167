import * as commands from '../../../../commands/review-manage/ratio-allocation'
import account from '../../../entities/staff-manage/account'
import reviewPool from '../../../entities/review-manage/review-pool'
import reviewShare from '../../../entities/review-manage/review-share'
import reviewTask from '../../../entities/review-manage/review-task'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import { sql } from 'kysely'
import type { Finding } from '../../../schema/findings'
import { handle } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { returnTask } from './lease'
import { bringBack, nextPlan, planBefore, sharesIn, sumOf, type Share } from './plans'
import { spreadTasks } from './spread-tasks'

const mostTasks = 3_000

/** At once, or from a later moment on; until a moment where one is named. Shares by ratio add up to 100. */
export const publishing = handle(commands.publish, {
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
})

export const unscheduling = handle(commands.unschedule, {
  undo: 'image',
  check: async (context, { id }) =>
    (await sharesIn(context, id, 'scheduled')).length > 0 || 'review-manage.nothingScheduled',
  run: async (context, { id }) => {
    const { records } = context
    for (const share of await sharesIn(context, id, 'draft')) await records.remove(reviewShare, share)
    for (const share of await sharesIn(context, id, 'scheduled'))
      await records.update(reviewShare, share, { state: 'draft', plan: null, from: null, until: null })
  },
})

export const rollingBackPlan = handle(commands.rollBack, {
  undo: 'image',
  check: async (context, { id }) => (await formerOf(context, id)).length > 0 || 'review-manage.noFormerPlan',
  run: async (context, { id }, { remark }) => bringBack(context, id, await formerOf(context, id), remark),
})

async function formerOf(context: Context, pool: number): Promise<Share[]> {
  const [active] = await sharesIn(context, pool, 'active')
  return planBefore(context, pool, active?.plan ?? Infinity)
}

/** The last 7 days as they would have gone by the draft, beside how they would have by the plan in force. */
export const simulating = handle(commands.simulate, {
  run: async (context, pool) => {
    const since = new Date(context.now.getTime() - 7 * 86_400_000).toISOString()
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
})

export const rebalancing = handle(commands.rebalance, {
  undo: 'image',
  run: async (context, pool) => {
    const { records } = context
    const waiting = await records.where(reviewTask, { pool: pool.id, state: 'waiting' }, mostTasks)
    const unopened = await records.where(reviewTask, { pool: pool.id, state: 'assigned', leaseUntil: null }, mostTasks)
    const back = []
    for (const task of unopened) back.push(await returnTask(context, task))
    if (waiting.length + back.length === 0) throw refused('review-manage.nothingWaits')
    return { findings: await spreadTasks(context, [...waiting, ...back]) }
  },
})

export const movingAll = handle(commands.moveAll, {
  undo: 'image',
  run: async ({ records }, pool, { pool: to, remark }) => {
    const other = await records.get(reviewPool, to)
    if (to === pool.id) throw badField('pool', 'review-manage.samePool')
    if (other.subject !== pool.subject || other.stage !== pool.stage || !other.enabled)
      throw badField('pool', 'review-manage.otherKindOfPool')
    const waiting = await records.where(reviewTask, { pool: pool.id, state: 'waiting' }, mostTasks)
    if (waiting.length === 0) throw refused('review-manage.nothingWaits')
    for (const task of waiting) await records.update(reviewTask, task, { pool: to, remark })
    return { findings: [{ caption: 'review-manage.movedCount', value: waiting.length, tone: 'good' as const }] }
  },
})
