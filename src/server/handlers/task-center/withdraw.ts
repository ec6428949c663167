import { ALL_AREAS } from '../../../fields/areas/field'
import { sql } from 'kysely'
import * as commands from '../../../../commands/task-center/withdraw'
import { fixedItems } from '../../../dictionaries/dictionaries'
import integralSetting from '../../../entities/task-center/integral-setting'
import integralWithdrawal from '../../../entities/task-center/integral-withdrawal'
import type { Row } from '../../../schema/entity'
import { requestListFile } from '../../domain/reports/list-file'
import { idsOf, titled } from '../../domain/tasks/files'
import { isFrozen } from '../../domain/tasks/freezes'
import { bookPoints, endOfPoints } from '../../domain/tasks/points'
import { guardTerms } from '../../domain/users/ban-rights'
import { banUser } from '../../domain/users/bans'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type Withdrawal = Row<typeof integralWithdrawal>

/** What may be confiscated for. */
const fraud = fixedItems('pointsWithdrawalRejectReason', 'fakeInvites', 'multipleAccounts', 'scriptUse', 'blacklisted')

/** Points that come back last at least this many days. */
const leastDays = 30

export default handlers(commands, {
  exportPayout: {
    runTogether: (context, rows) =>
      requestListFile(context, {
        exportType: 'integral-withdrawal',
        title: titled(context, 'withdraw.exportPayout'),
        filters: idsOf(rows),
        columns: ['withdrawNo', 'method', 'payee', 'net', 'currency', 'payoutAmount', 'payoutCurrency', 'country'],
      }),
  },

  approve: {
    check: async (context, { user }) => !(await isFrozen(context, user)) || 'task-center.withdraw.frozen',
    run: async (context, row) => {
      const needsSecond = (row.amount ?? 0) >= (await secondFrom(context, row))
      await context.records.update(integralWithdrawal, row, {
        state: needsSecond ? 'awaitingSecond' : 'approved',
        firstBy: context.account.id,
      })
      return { isWaiting: needsSecond }
    },
  },

  approveSecond: {
    check: async (context, { firstBy, user }) => {
      if (firstBy === context.account.id) return 'task-center.withdraw.approveSecond.first'
      return !(await isFrozen(context, user)) || 'task-center.withdraw.frozen'
    },
    run: async ({ records, account }, row) => {
      await records.update(integralWithdrawal, row, { state: 'approved', secondBy: account.id })
    },
  },

  reject: {
    guard: async (_context, { returnPoints, rejectReason }) => {
      if (returnPoints === false && !fraud.includes(rejectReason))
        throw badField('returnPoints', 'task-center.withdraw.reject.needsFraud')
    },
    run: async (context, row, { rejectReason, decisionNote, returnPoints }) => {
      if (returnPoints !== false) await giveBack(context, row, decisionNote)
      await context.records.update(integralWithdrawal, row, {
        state: 'rejected',
        rejectReason,
        decisionNote,
        returnPoints: returnPoints !== false,
      })
    },
    undo: 'never',
  },

  giveBack: {
    run: async (context, row, { reason }) => {
      await giveBack(context, row, reason)
      await context.records.update(integralWithdrawal, row, { state: 'returned' })
    },
    undo: 'never',
  },

  banUser: {
    guard: async (context, { scope, expiresAt }) => guardTerms(context, scope, expiresAt),
    run: async (context, { user }, { scope, reasonCode, reason, expiresAt }) => {
      if (user !== null) await banUser(context, user, { scope, reasonCode, reason, expiresAt })
    },
  },
})

/** The amount from which two people decide: that of the settings of the user's area, else the lowest of all; in their currency. */
async function secondFrom({ records, db }: Context, row: Withdrawal): Promise<number> {
  const settings = await records.where(integralSetting, { currency: row.currency ?? 'USD' })
  const { rows } = await sql<{ id: number }>`select id from area_config where ${row.country} = any(countries)`.execute(
    db,
  )
  const homes = new Set(rows.map(({ id }) => Number(id)))
  const own = settings.filter(({ areas }) => areas.some((id) => id === ALL_AREAS || homes.has(id)))
  const limits = (own.length > 0 ? own : settings).map((setting) => setting.secondFrom)
  return limits.length > 0 ? Math.min(...limits) : 0
}

async function giveBack(context: Context, row: Withdrawal, note: string | null): Promise<void> {
  if (row.user === null || !row.points) return
  await bookPoints(context, {
    user: row.user,
    amount: row.points,
    kind: 'withdrawReturn',
    key: `withdrawal:${row.id}:return`,
    sourceNo: row.withdrawNo,
    note,
    expiresAt: endOfPoints(context.now, leastDays),
  })
}
