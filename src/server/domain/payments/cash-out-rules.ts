import cashOutRule from '../../../entities/cash-out/cash-out-rule'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'

type Rule = Row<typeof cashOutRule>

export const page = 'cash-out.cash-out-manage-rules'

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
