import * as commands from '../../../../commands/short-manage/sharing'
import shortShareStatement from '../../../entities/short-manage/short-share-statement'
import type { Row } from '../../../schema/entity'
import { caption } from '../../base/captions'
import { requestListFile } from '../../domain/reports/list-file'
import { handlers, type Verdict } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

type Statement = Row<typeof shortShareStatement>

export default handlers(commands, {
  exportLines: {
    runTogether: (context, rows) =>
      requestListFile(context, {
        exportType: 'short-share-line',
        title: caption(context.language, 'short-manage.sharing.exportLines'),
        filters: { statement: { is: rows.map(({ id }) => id) } },
      }),
  },

  check: {
    check: async (_context, { checks }): Promise<Verdict> =>
      !checks?.length || { caption: 'short-manage.sharing.check.red', params: { count: String(checks.length) } },
    run: async ({ records }, row) => {
      await records.update(shortShareStatement, row, { state: 'checked' })
    },
  },

  /** What the partner is owed changes with it. */
  adjust: {
    run: async ({ records }, row, { adjustment, adjustmentReason }) => {
      await records.update(shortShareStatement, row, {
        adjustment,
        adjustmentReason,
        payable: payableOf({ ...row, adjustment }),
      })
    },
  },

  recalculate: {
    run: async ({ records }, row) => {
      const netBase =
        (row.coinIncome ?? 0) +
        (row.adIncome ?? 0) +
        (row.vipIncome ?? 0) -
        (row.fees ?? 0) -
        (row.refunds ?? 0) -
        (row.otherDeductions ?? 0)
      const share = row.rate === null ? row.share : Math.round((netBase * row.rate) / 100)
      const payable = payableOf({ ...row, share })
      await records.update(shortShareStatement, row, { state: 'computed', netBase, share, payable })
    },
  },

  approve: {
    check: notAdjuster,
    run: async ({ records, account }, row) => {
      await records.update(shortShareStatement, row, { state: 'awaitingSecond', firstBy: account.id })
    },
  },

  approveSecond: {
    check: async (context, row) =>
      row.firstBy === context.account.id ? 'short-manage.sharing.approveSecond.first' : notAdjuster(context, row),
    run: async ({ records, account }, row) => {
      await records.update(shortShareStatement, row, { state: 'approved', secondBy: account.id })
    },
  },
})

/** Who changed the sum last approves it in neither place. */
async function notAdjuster({ account, db }: Context, { id, adjustment }: Statement): Promise<true | string> {
  if (!adjustment) return true
  const last = await db
    .selectFrom('audit_entry')
    .select('account')
    .where('code', '=', 'ShortManage:sharing.adjust')
    .where('record_id', '=', String(id))
    .where('result', '=', 'ok')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.account !== account.id || 'short-manage.sharing.approve.adjuster'
}

function payableOf({
  share,
  recoup,
  adjustment,
  tax,
}: Pick<Statement, 'share' | 'recoup' | 'adjustment' | 'tax'>): number {
  return (share ?? 0) - (recoup ?? 0) + (adjustment ?? 0) - (tax ?? 0)
}
