import firstPayOffer from '../../../entities/goods-and-order/first-pay-offer'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'

export const firstPayRules = defineRules(firstPayOffer, {
  beforeSave: async (_context, draft, current) => {
    const { startsAt, endsAt, basis, lapsedDays } = { ...current, ...draft }
    if (startsAt && endsAt && endsAt <= startsAt) throw badField('endsAt', 'error.offBeforePublish')
    if (basis === 'returning' && !lapsedDays) throw badField('lapsedDays', 'error.required')
    return Promise.resolve()
  },
})
