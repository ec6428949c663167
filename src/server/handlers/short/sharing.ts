import * as statements from '../../../../commands/short-manage/sharing'
import * as withdrawals from '../../../../commands/short-manage/withdraw'
import shortPartner from '../../../entities/short-manage/short-partner'
import shortShareStatement from '../../../entities/short-manage/short-share-statement'
import shortWithdrawal from '../../../entities/short-manage/short-withdrawal'
import type { Row } from '../../../schema/entity'
import { handle, type Verdict } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

type Statement = Row<typeof shortShareStatement>
type Withdrawal = Row<typeof shortWithdrawal>

export const checkingStatement = handle(statements.check, {
  check: async (_context, { checks }): Promise<Verdict> =>
    !checks?.length || { caption: 'short-manage.sharing.check.red', params: { count: String(checks.length) } },
  run: ({ records }, row) => records.update(shortShareStatement, row, { state: 'checked' }),
})

/** What the partner is owed changes with it. */
export const adjusting = handle(statements.adjust, {
  run: ({ records }, row, { adjustment, adjustmentReason }) =>
    records.update(shortShareStatement, row, {
      adjustment,
      adjustmentReason,
      payable: payableOf({ ...row, adjustment }),
    }),
})

export const recalculating = handle(statements.recalculate, {
  run: ({ records }, row) => {
    const netBase =
      (row.coinIncome ?? 0) +
      (row.adIncome ?? 0) +
      (row.vipIncome ?? 0) -
      (row.fees ?? 0) -
      (row.refunds ?? 0) -
      (row.otherDeductions ?? 0)
    const share = row.rate === null ? row.share : Math.round((netBase * row.rate) / 100)
    const payable = payableOf({ ...row, share })
    return records.update(shortShareStatement, row, { state: 'computed', netBase, share, payable })
  },
})

export const approvingStatement = handle(statements.approve, {
  check: notAdjuster,
  run: ({ records, account }, row) =>
    records.update(shortShareStatement, row, { state: 'awaitingSecond', firstBy: account.id }),
})

export const approvingStatementSecond = handle(statements.approveSecond, {
  check: async (context, row) =>
    row.firstBy === context.account.id ? 'short-manage.sharing.approveSecond.first' : notAdjuster(context, row),
  run: ({ records, account }, row) =>
    records.update(shortShareStatement, row, { state: 'approved', secondBy: account.id }),
})

export const approvingWithdrawal = handle(withdrawals.approve, {
  check: notManager,
  run: ({ records, account }, row) =>
    records.update(shortWithdrawal, row, { state: 'awaitingSecond', firstBy: account.id }),
})

export const approvingWithdrawalSecond = handle(withdrawals.approveSecond, {
  check: async (context, row) =>
    row.firstBy === context.account.id ? 'short-manage.withdraw.approveSecond.first' : notManager(context, row),
  run: ({ records, account }, row) => records.update(shortWithdrawal, row, { state: 'approved', secondBy: account.id }),
})

/** What was frozen of the partner's balance for it is free again. */
export const returning = handle(withdrawals.giveBack, {
  run: async ({ records }, row) => {
    const partner = await records.get(shortPartner, row.partner)
    await records.update(shortPartner, partner, {
      balance: (partner.balance ?? 0) + row.amount,
      frozen: Math.max(0, (partner.frozen ?? 0) - row.amount),
    })
    await records.update(shortWithdrawal, row, { state: 'returned' })
  },
  undo: 'never',
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

async function notManager({ records, account }: Context, { partner }: Withdrawal): Promise<true | string> {
  const { manager } = await records.get(shortPartner, partner)
  return manager !== account.id || 'short-manage.withdraw.approve.manager'
}

function payableOf({
  share,
  recoup,
  adjustment,
  tax,
}: Pick<Statement, 'share' | 'recoup' | 'adjustment' | 'tax'>): number {
  return (share ?? 0) - (recoup ?? 0) + (adjustment ?? 0) - (tax ?? 0)
}
