import { sql } from 'kysely'
import reviewPool from '../../../entities/review-manage/review-pool'
import reviewShare from '../../../entities/review-manage/review-share'
import reviewTask from '../../../entities/review-manage/review-task'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import account from '../../../entities/staff-manage/account'
import type { Context } from '../../pipeline/operation'
import { mayReview, type Task } from './may-review'
import type { Reviewer } from './own-reviewer'

type Pool = Row<typeof reviewPool>

/** A reviewer who gets tasks of a pool: by what share, with how much room, and what they have had of it today. */
interface Seat {
  readonly reviewer: Reviewer
  readonly ratio: number
  room: number
  served: number
  given: number
}

const ranks = ['urgent', 'high', 'normal', 'low']

/**
 * Gives waiting tasks to those on duty, whoever has had the least for their share: of minutes for episodes, of tasks for
 * posts and titles. What nobody may have, or has room for, goes on waiting.
 * @param besides a reviewer who gets none of them
 * @returns a line for each who got some, and one for what waits on
 */
export async function spreadTasks(context: Context, tasks: readonly Task[], besides?: number): Promise<Finding[]> {
  const findings: Finding[] = []
  const left: Task[] = tasks.filter(({ pool }) => pool === null)
  for (const id of new Set(tasks.flatMap(({ pool }) => pool ?? []))) {
    const pool = await context.records.get(reviewPool, id)
    const seats = (await seatsOf(context, pool)).filter(({ reviewer }) => reviewer.id !== besides)
    for (const task of inOrder(tasks.filter((each) => each.pool === id))) {
      const seat = pool.enabled && pool.method !== 'pull' ? await bestSeat(context, pool, seats, task) : undefined
      if (seat) await give(context, seat, task)
      else left.push(task)
    }
    for (const { reviewer, given } of seats.filter((seat) => seat.given > 0)) {
      const { realName } = await context.records.get(account, reviewer.account)
      findings.push({ caption: 'review-manage.spreadTo', params: { name: realName }, value: given, tone: 'good' })
    }
  }
  if (left.length === 0) return findings
  return [...findings, { caption: 'review-manage.spreadLeft', value: left.length, tone: 'warn' }]
}

function inOrder(tasks: readonly Task[]): Task[] {
  const rank = ({ priority }: Task) => ranks.indexOf(priority ?? 'normal')
  return [...tasks].sort((a, b) => rank(a) - rank(b) || (a.dueAt ?? '').localeCompare(b.dueAt ?? '') || a.id - b.id)
}

async function give({ records, now }: Context, seat: Seat, task: Task): Promise<void> {
  const assignedAt = now.toISOString()
  await records.update(reviewTask, task, {
    state: 'assigned',
    reviewer: seat.reviewer.id,
    assignedAt,
    leaseUntil: null,
  })
  seat.room--
  seat.given++
  seat.served += weightOf(task)
}

function weightOf({ subject, minutes }: Task): number {
  return subject === 'episode' ? Math.max(1, minutes ?? 1) : 1
}

async function bestSeat(context: Context, pool: Pool, seats: readonly Seat[], task: Task): Promise<Seat | undefined> {
  const cost = (seat: Seat) => {
    if (pool.method === 'leastOpen') return (seat.reviewer.open ?? 0) + seat.given
    if (pool.method === 'roundRobin') return seat.served
    return (seat.served + weightOf(task)) / seat.ratio
  }
  const open = seats.filter(({ room }) => room > 0).sort((a, b) => cost(a) - cost(b) || a.reviewer.id - b.reviewer.id)
  for (const seat of open) if ((await mayReview(context, seat.reviewer, task)) === true) return seat
  return undefined
}

/** Who is on duty with a share in a pool. */
async function seatsOf(context: Context, { id: pool }: Pool): Promise<Seat[]> {
  const { records, db, now } = context
  const shares = await records.where(reviewShare, { pool, state: 'active', enabled: true })
  const people = await records.where(reviewerEntity, { id: shares.map(({ reviewer }) => reviewer), duty: 'on' })
  const { rows } = await sql<{ reviewer: number; served: number; tasks: number }>`select reviewer,
      coalesce(sum(case when subject = 'episode' then greatest(1, coalesce(minutes, 1)) else 1 end), 0) as served,
      count(*) as tasks
    from review_task where pool = ${pool} and reviewer is not null
      and assigned_at >= ${now.toISOString().slice(0, 10)}::date group by reviewer`.execute(db)
  return shares.flatMap(({ reviewer: id, ratio, dailyCap }): Seat[] => {
    const reviewer = people.find((each) => each.id === id)
    if (!reviewer || ratio === 0) return []
    const today = rows.find((row) => Number(row.reviewer) === id)
    const byDay = (dailyCap ?? reviewer.dailyQuota ?? 400) - Number(today?.tasks ?? 0)
    const room = Math.min((reviewer.maxOpen ?? 10) - (reviewer.open ?? 0), byDay)
    return [{ reviewer, ratio, room, served: Number(today?.served ?? 0), given: 0 }]
  })
}
