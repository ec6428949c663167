import incomePolicy from '../../../entities/live-manage/income-policy'
import settlementRate from '../../../entities/live-manage/settlement-rate'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

/** What anchor and guild have together of what coins cost, in percent, at most. */
const maxShare = 80

/** A policy is a draft or it is as it was approved. */
export const policyRules = defineRules(incomePolicy, {
  beforeSave: (_context, draft, current) => {
    const written = Object.keys(draft).filter((name) => !followsApproval.has(name))
    if (current && current.state !== 'draft' && written.length > 0)
      throw refused('live-manage.income-settings.notDraft')
    const tiers = draft.tiers ?? current?.tiers ?? []
    const share = (draft.giftShare ?? current?.giftShare ?? 0) + Math.max(0, ...tiers.map((tier) => tier.guildRate))
    if (share > maxShare) throw badField('giftShare', 'live-manage.income-settings.shareTooHigh', { most: maxShare })
    return Promise.resolve()
  },
})

/** Written by the moves of its life, not by people. */
const followsApproval = new Set(['state', 'approvedBy', 'effectiveTo'])

export const rateRules = defineRules(settlementRate, {
  beforeSave: (_context, draft, current) => {
    if (current?.state === 'locked' && (draft.rate !== undefined || draft.quote !== undefined))
      throw refused('live-manage.income-settings-rates.locked')
    return Promise.resolve()
  },
})
