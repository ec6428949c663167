import { sql } from 'kysely'
import * as commands from '../../../../commands/task-center/integral-detail'
import integralEntry from '../../../entities/task-center/integral-entry'
import user from '../../../entities/user-manage/user'
import type { Row } from '../../../schema/entity'
import type { Finding, Findings } from '../../../schema/findings'
import { daysBetween, requestListFile } from '../../domain/reports/list-file'
import { titled } from '../../domain/tasks/files'
import { isFrozen } from '../../domain/tasks/freezes'
import { balanceOf } from '../../domain/tasks/points'
import { type Entry, takeBack } from '../../domain/tasks/reversals'
import { handlers, type Verdict } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

/** Points that run out within this many days are distinguished. */
const soonDays = 30

export default handlers(commands, {
  exportUser: {
    run: (context, { user, from, to }) =>
      requestListFile(context, {
        exportType: 'integral-entry',
        title: titled(context, 'integral-detail.exportUser'),
        filters: { user: { is: [user] }, createdAt: daysBetween(from, to) },
      }),
  },

  explain: {
    run: async (context, { user }): Promise<Findings> => {
      const { db, now } = context
      const { balance, frozen } = await balanceOf(context, user)
      const { rows } = await sql<{ kind: string; points: number }>`select kind, sum(amount) as points
      from integral_entry where "user" = ${user} group by kind order by kind`.execute(db)
      const soon = new Date(now.getTime() + soonDays * dayMs).toISOString()
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
          {
            caption: 'task-center.found.ending',
            params: { days: soonDays },
            value: Number(ending.rows[0]?.points ?? 0),
          },
          ...rows.map(({ kind, points }) => ({
            caption: `${integralEntry.name}.kind.${kind}`,
            value: Number(points),
            to: `/task-center/integral-detail?user=${user}&kind=${kind}` as const,
          })),
          verdict,
        ],
      }
    },
  },

  freezeUser: {
    undo: 'image',
    check: async (context, { user: id }) =>
      (await isFrozen(context, id)) ? 'task-center.integral-detail.frozenAlready' : hasUser(id),
    run: (context, entry) => setFrozen(context, entry, context.now.toISOString()),
  },

  unfreezeUser: {
    undo: 'image',
    check: async (context, { user: id }) => (await isFrozen(context, id)) || 'task-center.integral-detail.notFrozen',
    run: (context, entry) => setFrozen(context, entry, null),
  },

  reverse: { check: canReverse, run: takeBack, undo: 'never' },

  reverseLarge: { check: canReverse, run: takeBack, undo: 'never' },
})

function hasUser(id: number | null): Verdict {
  return id !== null || 'error.noSuchRecord'
}

async function setFrozen({ records }: Context, entry: Row<typeof integralEntry>, at: string | null): Promise<void> {
  await records.update(user, await records.get(user, entry.user ?? 0), { pointsFrozenAt: at })
}

/** Only what was booked first is met by a counter-entry; a counter-entry is not. */
async function canReverse(_context: Context, { reversalOf }: Entry): Promise<true | string> {
  return reversalOf === null || 'task-center.integral-detail.reverse.counterEntry'
}
