import anchorEntity from '../../../entities/live-manage/anchor'
import refundEntity from '../../../entities/live-manage/refund'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { refuseOnceSubmitted } from '../../run/two-approvals'
import { serialNumber } from '../../operations/serial-number'

/** What an anchor gives back is fixed when the refund is made: their share of the coins, as the gift paid it. */
export const refundRules = defineRules(refundEntity, {
  beforeSave: async ({ records, now }, draft, current) => {
    refuseOnceSubmitted(refundEntity, draft, current)
    const remedy = draft.remedy ?? current?.remedy
    if (remedy === 'moneyBack' && !(draft.amount ?? current?.amount)) throw badField('amount', 'error.required')
    if (remedy === 'clawBackOnly' && !(draft.anchor ?? current?.anchor)) throw badField('anchor', 'error.required')
    const guild = draft.anchor ? (await records.get(anchorEntity, draft.anchor)).guild : undefined
    return { ...(guild !== undefined && { guild }), ...(!current && { refundNo: serialNumber('LR', now) }) }
  },
})
