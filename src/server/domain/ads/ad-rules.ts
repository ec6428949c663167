import ad from '../../../entities/ad-manage/ad'
import advertiser from '../../../entities/ad-manage/advertiser'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import { checkPeriod } from '../../operations/period'
import { concerns } from '../../operations/concerns'

/** Approved as they are: what people see, where it leads, and what it costs. */
const frozen = ['image', 'video', 'vastUrl', 'title', 'text', 'button', 'landing', 'price', 'billing'] as const
const approved = ['scheduled', 'running', 'paused']

/** An ad runs for a time, within its budget, and as it was approved. */
export const adRules = defineRules(ad, {
  beforeSave: async (_context, draft, current) => {
    checkPeriod(draft, current)
    if (concerns(draft, current, 'budget', 'dailyBudget', 'billing')) checkBudget({ ...current, ...draft })
    if (!current || !approved.includes(current.state) || !frozen.some((name) => draft[name] !== undefined)) return {}
    if (current.state === 'running') throw refused('ad-manage.ad-list.pauseFirst')
    return { state: 'awaitingApproval' as const }
  },
})

interface Budget {
  readonly billing?: string | null
  readonly budget?: number | null
  readonly dailyBudget?: number | null
}

function checkBudget({ billing, budget, dailyBudget }: Budget): void {
  if (budget === null || budget === undefined) {
    if (billing !== 'flat' && billing !== 'house') throw badField('budget', 'error.required')
  } else if ((dailyBudget ?? 0) > budget) {
    throw badField('dailyBudget', 'ad-manage.ad-list.dailyOverBudget')
  }
}

const licensed = ['finance', 'betting']

export const advertiserRules = defineRules(advertiser, {
  beforeSave: async (_context, draft, current) => {
    if (!concerns(draft, current, 'industry', 'licence')) return
    const { industry, licence } = { ...current, ...draft }
    if (licensed.includes(industry ?? '') && !licence) throw badField('licence', 'error.required')
  },
})
