import * as commands from '../../../../../commands/cash-out/cash-out-manage/rules'
import cashOutRule from '../../../../entities/cash-out/cash-out-rule'
import { page } from '../../../domain/payments/cash-out-rules'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  /** From the moment that one takes effect, the one before it in the same countries is over. */
  approveRule: {
    undo: 'never',
    run: async ({ records, account, now }, row) => {
      const isNow = Date.parse(row.effectiveFrom) <= now.getTime()
      if (isNow)
        for (const before of await records.where(cashOutRule, { source: row.source, state: 'active' }))
          if (before.countries.every((country) => row.countries.includes(country)))
            await records.update(cashOutRule, before, { state: 'ended' })
      await records.update(cashOutRule, row, { state: isNow ? 'active' : 'scheduled', approvedBy: account.id })
    },
  },

  endRule: {
    undo: 'image',
    check: async ({ records }, row) => {
      const others = await records.where(cashOutRule, { source: row.source, state: ['active', 'scheduled'] })
      const isFollowed = row.countries.every((country) =>
        others.some(({ id, countries }) => id !== row.id && countries.includes(country)),
      )
      return isFollowed || `${page}.endRule.noSuccessor`
    },
    run: async ({ records }, row) => {
      await records.update(cashOutRule, row, { state: 'ended' })
    },
  },
})
