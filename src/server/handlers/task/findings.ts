import { sql } from 'kysely'
import { explain } from '../../../../commands/task-center/integral-detail'
import { simulateCost } from '../../../../commands/task-center/fission-invite'
import integralEntry from '../../../entities/task-center/integral-entry'
import type { Finding, Findings } from '../../../schema/findings'
import { handle, handlePage } from '../../operations/handler'
import { isFrozen } from './freezes'
import { balanceOf } from './points'

/** Points that run out within so many days are told apart. */
const soonDays = 30

export const explaining = handlePage(explain, {
  run: async (context, { user }): Promise<Findings> => {
    const { db, now } = context
    const { balance, frozen } = await balanceOf(context, user)
    const { rows } = await sql<{ kind: string; points: number }>`select kind, sum(amount) as points
      from integral_entry where "user" = ${user} group by kind order by kind`.execute(db)
    const soon = new Date(now.getTime() + soonDays * 86_400_000).toISOString()
    const ending = await sql<{ points: number }>`select coalesce(sum(amount), 0) as points from integral_entry
      where "user" = ${user} and amount > 0 and state = 'booked' and expires_at > ${now.toISOString()}
        and expires_at <= ${soon}`.execute(db)
    const sum = rows.reduce((all, { points }) => all + Number(points), 0)
    const verdict: Finding =
      sum === balance
        ? { caption: 'task-center.found.sumSame', tone: 'good' }
        : { caption: 'task-center.found.sumDiffers', value: sum - balance, tone: 'bad' }
    return {
      findings: [
        { caption: 'task-center.found.balance', value: balance },
        { caption: 'task-center.found.frozen', value: frozen },
        ...((await isFrozen(context, user))
          ? [{ caption: 'task-center.found.frozenUser', tone: 'warn' as const }]
          : []),
        { caption: 'task-center.found.ending', params: { days: soonDays }, value: Number(ending.rows[0]?.points ?? 0) },
        ...rows.map(({ kind, points }) => ({
          caption: `${integralEntry.name}.kind.${kind}`,
          value: Number(points),
          to: `/task-center/integral-detail?user=${user}&kind=${kind}` as const,
        })),
        verdict,
      ],
    }
  },
})

export const simulatingCost = handle(simulateCost, {
  run: (_context, row, { invites, validRate }): Promise<Findings> => {
    const valid = Math.floor((invites * validRate) / 100)
    const steps = (row.steps ?? []).reduce((sum, { points }) => sum + points, 0)
    const ladder = (row.ladder ?? [])
      .filter((step) => step.invites <= valid)
      .reduce((sum, { points }) => sum + points, 0)
    const points = valid * (row.inviterPoints + (row.inviteePoints ?? 0) + steps) + ladder
    return Promise.resolve({
      findings: [
        { caption: 'task-center.found.valid', value: valid },
        { caption: 'task-center.found.points', value: points },
        { caption: 'task-center.found.pointsEach', value: valid === 0 ? null : Math.round(points / valid) },
      ],
    })
  },
})
