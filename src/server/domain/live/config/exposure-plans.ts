import liveExposurePlan from '../../../../entities/live-config/live-exposure-plan'
import liveRoom from '../../../../entities/live-manage/live-room'
import { defineRules } from '../../../operations/handler'
import { badField } from '../../../base/errors'
import { checkPeriod } from '../../../operations/period'

export const planRules = defineRules(liveExposurePlan, {
  beforeSave: async ({ records }, draft, current) => {
    checkPeriod(draft, current)
    if (current && current.state === 'draft' && (draft.target ?? 0) > current.target) return { approvedBy: null }
    if (!draft.room || draft.room === current?.room) return undefined
    const { anchor, state } = await records.get(liveRoom, draft.room)
    if (state === 'banned') throw badField('room', 'live-config.position-config.notPublic')
    return { anchor }
  },
})
