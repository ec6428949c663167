import { sql } from 'kysely'
import * as commands from '../../../../commands/goods-and-order/reconciliation'
import payStatement from '../../../entities/goods-and-order/pay-statement'
import payStatementDiff from '../../../entities/goods-and-order/pay-statement-diff'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

export default handlers(commands, {
  /** Our side of a channel's day: what was paid by it in that currency, and what is still open between the two. */
  match: {
    undo: 'image',
    run: async (context, row) => {
      const { rows } = await sql<{
        count: number
        amount: number
      }>`select count(*) as count, coalesce(sum(amount), 0) as amount
      from "order" where pay_channel = ${row.payChannel} and currency = ${row.currency}
        and paid_at >= ${row.day} and paid_at < ${row.day}::date + 1`.execute(context.db)
      await context.records.update(payStatement, row, {
        ourCount: Number(rows[0]?.count ?? 0),
        ourAmount: Number(rows[0]?.amount ?? 0),
        ...(await countDifferences(context, row.id)),
        state: 'matched',
      })
    },
  },

  /** A day is closed by another account than those that resolved its differences. */
  close: {
    check: async ({ records, account }, row) => {
      const mine = await records.where(payStatementDiff, { statement: row.id, resolvedBy: account.id }, 1)
      return mine.length === 0 || 'goods-and-order.reconciliation.close.ownDifferences'
    },
    run: async ({ records, account }, row) => {
      await records.update(payStatement, row, { state: 'closed', closedBy: account.id })
    },
  },
})

async function countDifferences({ records }: Context, statement: number) {
  const all = await records.where(payStatementDiff, { statement }, 10_000)
  return { diffs: all.length, openDiffs: all.filter(({ state }) => state === 'open').length }
}
