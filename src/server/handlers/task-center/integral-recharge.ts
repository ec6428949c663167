import * as commands from '../../../../commands/task-center/integral-recharge'
import integralEntry from '../../../entities/task-center/integral-entry'
import integralRecharge from '../../../entities/task-center/integral-recharge'
import integralSetting from '../../../entities/task-center/integral-setting'
import type { Row } from '../../../schema/entity'
import { requestListFile } from '../../domain/reports/list-file'
import { titled } from '../../domain/tasks/files'
import { bookPoints, endOfPoints } from '../../domain/tasks/points'
import { readShares } from '../../domain/tasks/recharge-users'
import { takeBack } from '../../domain/tasks/reversals'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

type Batch = Row<typeof integralRecharge>

/** A batch of more value than this, in minor units of USD, takes a second approver. */
const maxAlone = 500_00

/** A batch is taken back within this many days. */
const reversedWithin = 30

const maxEntries = 100_000

export default handlers(commands, {
  exportResult: {
    run: (context, { batchNo }) =>
      requestListFile(context, {
        exportType: 'integral-entry',
        title: `${titled(context, 'integral-recharge.exportResult')} ${batchNo ?? ''}`,
        filters: { sourceNo: { is: [batchNo ?? ''] } },
      }),
  },

  check: {
    run: async (context, row) => {
      const { shares, invalid } = await readShares(context, row)
      const pointsTotal = shares.reduce((sum, { points }) => sum + Math.abs(points), 0)
      const { valueTotal, currency } = await valueOf(context, pointsTotal)
      await context.records.update(integralRecharge, row, {
        state: 'checking',
        userCount: shares.length,
        invalidRows: invalid,
        pointsTotal,
        valueTotal,
        currency,
      })
      return { users: shares.length, invalid }
    },
  },

  submit: {
    check: async (_context, { userCount }) => (userCount ?? 0) > 0 || 'task-center.integral-recharge.submit.nobody',
    run: async ({ records }, row) => {
      await records.update(integralRecharge, row, { state: 'awaitingApproval' })
    },
  },

  approve: {
    run: async (context, row) => {
      const firstBy = context.account.id
      if ((row.valueTotal ?? 0) > maxAlone)
        await context.records.update(integralRecharge, row, { state: 'awaitingSecond', firstBy })
      else await bookBatch(context, await context.records.update(integralRecharge, row, { firstBy }))
    },
    undo: 'never',
  },

  approveSecond: {
    check: async ({ account }, { firstBy }) =>
      firstBy !== account.id || 'task-center.integral-recharge.approveSecond.first',
    run: async (context, row) =>
      bookBatch(context, await context.records.update(integralRecharge, row, { secondBy: context.account.id })),
    undo: 'never',
  },

  retryFailed: { run: bookBatch, undo: 'never' },

  reverse: {
    check: async ({ now }, { updatedAt }) =>
      now.getTime() - Date.parse(updatedAt) <= reversedWithin * dayMs || 'task-center.integral-recharge.reverse.late',
    run: async (context, row, { reason }) => {
      const entries = await context.records.where(integralEntry, { sourceNo: row.batchNo, state: 'booked' }, maxEntries)
      for (const entry of entries.filter(({ kind }) => kind === 'recharge')) await takeBack(context, entry, { reason })
      await context.records.update(integralRecharge, row, { state: 'reversed' })
    },
    undo: 'never',
  },
})

/** Books every user's points, each once: running it again books only those that are missing. */
async function bookBatch(context: Context, row: Batch): Promise<void> {
  const { shares, invalid } = await readShares(context, row)
  let doneCount = 0
  for (const { user, points } of shares) {
    await bookPoints(context, {
      user: user.id,
      amount: points,
      kind: row.kind === 'deduct' ? 'correction' : 'recharge',
      key: `batch:${row.id}:${user.id}`,
      sourceNo: row.batchNo,
      sourceTitle: row.title,
      note: row.reason,
      ...(points > 0 && { expiresAt: endOfPoints(context.now, row.validDays ?? 365) }),
    })
    doneCount++
  }
  const state = invalid > 0 ? 'partly' : 'done'
  await context.records.update(integralRecharge, row, { state, doneCount, failCount: invalid })
}

/** What points are worth on withdrawal, in minor units; by the settings in USD where there are any. */
async function valueOf({ records }: Context, points: number): Promise<{ valueTotal: number; currency: string }> {
  const settings = await records.where(integralSetting, {})
  const setting = settings.find(({ currency }) => currency === 'USD') ?? settings[0]
  const perUnit = setting?.pointsPerUnit ?? 10_000
  return { valueTotal: Math.round((points * 100) / perUnit), currency: setting?.currency ?? 'USD' }
}
