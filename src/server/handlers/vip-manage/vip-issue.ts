import { sql } from 'kysely'
import * as commands from '../../../../commands/vip-manage/vip-issue'
import { fixedItems } from '../../../dictionaries/dictionaries'
import vipIssue from '../../../entities/vip-manage/vip-issue'
import vipMember from '../../../entities/vip-manage/vip-member'
import vipRecord from '../../../entities/vip-manage/vip-record'
import { approvedShares } from '../../domain/commerce/frozen-recipients'
import { approvingByTwo } from '../../run/two-approvals'
import type { Issue } from '../../domain/commerce/vip-issues'
import { changeVipTime, unusedDays } from '../../domain/commerce/vip-time'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

/** From this many people, or so much in USD cents, a second account approves. */
const [secondFromPeople, secondFromCost] = [1_000, 10_000_00]

/** What is granted for these is booked as compensation. */
const compensations = fixedItems('vipIssueReason', 'compensation', 'complaint')

/** One user is given at most this many days within a year. */
const maxDaysAYear = 366

interface Given {
  readonly user: number
  readonly days: number
}

export default handlers(commands, {
  approve: approvingByTwo(commands.approve, {
    to: 'approved',
    needsSecond: ({ people, estimatedCost }) =>
      (people ?? 0) >= secondFromPeople || (estimatedCost ?? 0) >= secondFromCost,
  }),

  execute: { undo: 'never', run: (context, row) => carryOut(context, row) },

  retryFailed: { undo: 'never', run: (context, row) => carryOut(context, row) },

  /** Days that are used stay used. */
  revoke: {
    undo: 'never',
    run: async (context, row, { note }) => {
      const given = await context.records.where(vipRecord, { issue: row.id, kind: ['grant', 'compensation'] }, 10_000)
      for (const { user, tier, days } of given) {
        const [member] = await context.records.where(vipMember, { user, tier }, 1)
        const left = Math.min(days, member ? unusedDays(member, context.now) : 0)
        if (left > 0)
          await changeVipTime(context, { user, tier, kind: 'correction', days: -left, issue: row.id, reason: note })
      }
      await context.records.update(vipIssue, row, { state: 'revoked' })
    },
  },
})

/** Each user once: who has a record of this grant is passed over, who would have too many days in a year fails. */
async function carryOut(context: Context, row: Issue): Promise<void> {
  const approved = { people: row.people, total: row.totalDays }
  const shares = await approvedShares(context, vipIssue, row, row.days, approved)
  const all = shares.map(({ user, amount }) => ({ user, days: amount }))
  const done = new Set(
    (await context.records.where(vipRecord, { issue: row.id, kind: ['grant', 'compensation'] }, 10_000)).map(
      ({ user }) => user,
    ),
  )
  const full = await usersWithTooMany(context, all)
  const kind = compensations.includes(row.reasonCode) ? 'compensation' : 'grant'
  for (const { user, days } of all.filter((one) => !done.has(one.user) && !full.has(one.user)))
    await changeVipTime(context, {
      user,
      tier: row.tier,
      kind,
      days,
      issue: row.id,
      order: row.order,
      reason: row.reason,
    })
  const failed = all.filter(({ user }) => !done.has(user) && full.has(user)).length
  await context.records.update(vipIssue, row, {
    succeeded: all.length - failed,
    failed,
    executedAt: context.now.toISOString(),
    state: failed > 0 ? 'partlyFailed' : 'done',
  })
}

async function usersWithTooMany({ db, now }: Context, all: readonly Given[]): Promise<Set<number>> {
  const since = new Date(now.getTime() - 365 * dayMs).toISOString()
  const { rows } = await sql<{ user: number; days: number }>`select "user", sum(days) as days from vip_record
    where "user" = any(${all.map(({ user }) => user)}) and kind in ('grant', 'compensation') and created_at >= ${since}
    group by "user"`.execute(db)
  const had = new Map(rows.map(({ user, days }) => [Number(user), Number(days)]))
  return new Set(all.filter(({ user, days }) => (had.get(user) ?? 0) + days > maxDaysAYear).map(({ user }) => user))
}
