import { isDeepStrictEqual } from 'node:util'
import shortPartner from '../../../entities/short-manage/short-partner'
import { defineRules } from '../../operations/handler'

export const partnerRules = defineRules(shortPartner, {
  beforeSave: async ({ account, now }, draft, current) => {
    if (!current || current.payout === null || draft.payout === undefined) return
    if (isDeepStrictEqual(draft.payout, current.payout)) return
    return {
      payout: current.payout,
      payoutNext: draft.payout,
      payoutChangedBy: account.id,
      payoutChangedAt: now.toISOString(),
    }
  },
})
