import * as commands from '../../../../../commands/live-manage/live-settlement/adjustments'
import settlementAdjustment from '../../../../entities/live-manage/settlement-adjustment'
import { approvingByTwo } from '../../../run/two-approvals'
import { adjustNextPeriod } from '../../../domain/live/next-period'
import { handlers } from '../../../operations/handler'
import { holds } from '../../../access/account'

/** From this much on, in minor units, finance approves an adjustment as well; other currencies count as they are. */
const financeFrom = 500_000

const financeRight = 'LiveManage:liveSettlement.adjustments.finance'

export default handlers(commands, {
  approve: approvingByTwo(commands.approve, {
    needsSecond: ({ amount }) => Math.abs(amount) > financeFrom,
    to: 'approved',
    mayLast: ({ account }, { amount }) =>
      Math.abs(amount) <= financeFrom ||
      holds(account, financeRight) ||
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
