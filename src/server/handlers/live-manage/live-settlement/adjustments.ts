import * as commands from '../../../../../commands/live-manage/live-settlement/adjustments'
import settlementAdjustment from '../../../../entities/live-manage/settlement-adjustment'
import settlementRate from '../../../../entities/live-manage/settlement-rate'
import type { Row } from '../../../../schema/entity'
import { approvingByTwo } from '../../../run/two-approvals'
import { inCurrency } from '../../../domain/live/in-currency'
import { adjustNextPeriod } from '../../../domain/live/next-period'
import { handlers } from '../../../operations/handler'
import { holds } from '../../../access/account'
import type { Context } from '../../../pipeline/operation'

type Adjustment = Row<typeof settlementAdjustment>

/** Beyond this much, in cents of a dollar, finance approves an adjustment as well. */
const financeFrom = 500_000

const financeRight = 'LiveManage:liveSettlement.adjustments.finance'

export default handlers(commands, {
  approve: approvingByTwo(commands.approve, {
    needsSecond: (row, context) => isForFinance(context, row),
    to: 'approved',
    mayLast: async (context, row) =>
      holds(context.account, financeRight) ||
      !(await isForFinance(context, row)) ||
      'live-manage.live-settlement-adjustments.needsFinance',
  }),

  reverse: {
    undo: 'never',
    check: async ({ records }, { id }) =>
      (await records.where(settlementAdjustment, { reverses: id }, 1)).length === 0 ||
      'live-manage.live-settlement-adjustments.reversedAlready',
    run: async (context, row, { reason }) => {
      const { guild, anchor, currency } = row
      const opposite = {
        guild,
        anchor,
        currency,
        kind: 'correction',
        amount: -row.amount,
        reason,
        reverses: row.id,
      } as const
      await adjustNextPeriod(context, opposite)
    },
  },
})

/** Whether it is worth so much by the rates of its period; one that no rate tells the worth of is finance's as well. */
async function isForFinance({ records }: Context, { amount, currency, period }: Adjustment): Promise<boolean> {
  const rates = await records.where(settlementRate, { period })
  const worth = inCurrency(Math.abs(amount), currency, 'USD', rates)
  return worth === undefined || worth > financeFrom
}
