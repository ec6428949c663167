import settlementAdjustment from '../../../entities/live-manage/settlement-adjustment'
import settlementPeriod from '../../../entities/live-manage/settlement-period'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { refuseOnceSubmitted } from '../../run/two-approvals'

export const adjustmentRules = defineRules(settlementAdjustment, {
  beforeSave: async ({ records }, draft, current) => {
    refuseOnceSubmitted(settlementAdjustment, draft, current)
    const guild = draft.guild === undefined ? current?.guild : draft.guild
    const anchor = draft.anchor === undefined ? current?.anchor : draft.anchor
    const isAsked = !current || draft.guild !== undefined || draft.anchor !== undefined
    if (isAsked && Boolean(guild) === Boolean(anchor))
      throw badField('guild', 'live-manage.live-settlement-adjustments.onePayee')
    if (!draft.period || draft.period === current?.period) return
    const { state } = await records.get(settlementPeriod, draft.period)
    if (state !== 'open' && state !== 'computed') throw badField('period', 'live-manage.periodApproved')
  },
})
