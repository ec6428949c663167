import { sql } from 'kysely'
import reviewTask from '../../../entities/review-manage/review-task'
import type { Command } from '../../../schema/command'
import type { Findings } from '../../../schema/findings'
import { isOwnRow } from '../../access/own-rows'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { takeTask } from './lease'
import { hasRoom, mayReview } from './may-review'
import { ownReviewer, type Reviewer } from './own-reviewer'

type Stage = 'initial' | 'final'

/** Waiting tasks looked at before it is said that there is none for this reviewer. */
const maxTried = 100

/**
 * The most urgent task that waits in a pool of the caller's, the soonest due first; one whose taker let its lease run out
 * waits too. Two who ask at once get two.
 */
export async function takeNext(context: Context, by: Command, stage: Stage): Promise<Findings> {
  const own = await ownReviewer(context)
  const room = hasRoom(own)
  if (room !== true) throw refused(room)
  const { rows } = await waitingFor(context, by, own, stage).execute(context.db)
  for (const { id } of rows) {
    const task = await context.records.get(reviewTask, Number(id))
    if ((await mayReview(context, own, task)) !== true) continue
    await takeTask(context, task, own)
    const to = `/review-manage/detail?id=${task.id}` as const
    return { findings: [{ caption: 'queue.taken', value: task.number ?? `#${task.id}`, to }], goes: to }
  }
  return { findings: [{ caption: 'queue.nothingWaits', tone: 'good' }] }
}

function waitingFor(context: Context, by: Command, own: Reviewer, stage: Stage) {
  const { now } = context
  return sql<{ id: number }>`select t.id from review_task t left join review_pool p on p.id = t.pool
    where ${isOwnRow(context, by, reviewTask, sql.ref('t.id'))} and t.stage = ${stage} and t.subject = any(${[...own.subjects]})
      and (t.state = 'waiting' or (t.state = 'assigned' and t.lease_until < ${now.toISOString()}
        and t.reviewer is distinct from ${own.id}))
      and (t.pool is null or (p.enabled and (p.method = 'pull' or exists (select 1 from review_share s
        where s.pool = t.pool and s.reviewer = ${own.id} and s.state = 'active' and s.enabled))))
    order by array_position(array['urgent', 'high', 'normal', 'low'], t.priority::text), t.due_at nulls last, t.id
    limit ${maxTried} for no key update of t skip locked`
}
