import { fixedItem } from '../../../dictionaries/dictionaries'
import vipIssue from '../../../entities/vip-manage/vip-issue'
import vipProduct from '../../../entities/vip-manage/vip-product'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { daysOf } from './deliver-order'
import { documentNumber } from './document-number'
import { freezeRecipients } from './frozen-recipients'
import { refuseNobody, sumRecipients } from './recipients'
import { refuseOnceSubmitted } from '../../run/two-approvals'

export type Issue = Row<typeof vipIssue>

export const issueRules = defineRules(vipIssue, {
  beforeSave: async (context, draft, current) => {
    refuseOnceSubmitted(vipIssue, draft, current)
    if (current && current.state !== 'draft') return
    const issue = { ...current, ...draft } as Issue
    if (issue.reasonCode === fixedItem('vipIssueReason', 'orderRepair') && !issue.order)
      throw badField('order', 'error.required')
    refuseNobody(issue)
    const { people, total: totalDays } = await sumRecipients(context, issue, issue.days)
    if ('state' in draft && (draft as Issue).state === 'awaitingApproval')
      await freezeRecipients(context, vipIssue, issue, issue.days)
    return {
      people,
      totalDays,
      estimatedCost: Math.round(totalDays * (await dayPrice(context, issue.tier))),
      ...(!current && { issueNo: documentNumber('I', context.now) }),
    }
  },
})

/** What a day of a tier costs in USD cents, by the dearest of its plans on sale. */
async function dayPrice({ records }: Context, tier: number): Promise<number> {
  const plans = await records.where(vipProduct, { tier, state: 'onSale', currency: 'USD' })
  return Math.max(0, ...plans.map((plan) => plan.basePrice / daysOf(plan)))
}
