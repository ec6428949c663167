import { approveRule, endRule } from '../../../../commands/cash-out/cash-out-manage/rules'
import cashOutRule from '../../../entities/cash-out/cash-out-rule'
import type { Row } from '../../../schema/entity'
import { defineRules, handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'

type Rule = Row<typeof cashOutRule>

const page = 'cash-out.cash-out-manage-rules'

/** Requests keep the rule of their moment: one that has been approved is not edited, a new one takes its place. */
export const cashOutRuleRules = defineRules(cashOutRule, {
  beforeSave: async (_context, draft, current) => {
    if (current && current.state !== 'draft' && !('state' in draft)) throw badField('name', `${page}.inForce`)
    const { minUsd, maxUsdOnce, maxUsdMonth } = { ...current, ...draft } as Rule
    if (maxUsdOnce < minUsd) throw badField('maxUsdOnce', `${page}.belowMinimum`)
    if (maxUsdMonth < maxUsdOnce) throw badField('maxUsdMonth', `${page}.belowOnce`)
    return Promise.resolve()
  },
})

/** From the moment that one takes effect, the one before it in the same countries is over. */
export const approvingRule = handle(approveRule, {
  undo: 'never',
  run: async ({ records, account, now }, row) => {
    const isNow = Date.parse(row.effectiveFrom) <= now.getTime()
    if (isNow)
      for (const before of await records.where(cashOutRule, { source: row.source, state: 'active' }))
        if (before.countries.every((country) => row.countries.includes(country)))
          await records.update(cashOutRule, before, { state: 'ended' })
    await records.update(cashOutRule, row, { state: isNow ? 'active' : 'scheduled', approvedBy: account.id })
  },
})

export const endingRule = handle(endRule, {
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
})
