import fissionRule from '../../../entities/activity-manage/fission-rule'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

export const ruleSetRules = defineRules(fissionRule, {
  beforeSave: async (_context, draft, current) => {
    if ('state' in draft) return
    if (current && current.state !== 'draft') throw refused('activity.ruleSetFixed')
    const review = draft.reviewScore ?? current?.reviewScore ?? fissionRule.fields.reviewScore.default
    const reject = draft.rejectScore ?? current?.rejectScore ?? fissionRule.fields.rejectScore.default
    if (review >= reject) throw badField('reviewScore', 'activity.reviewUnderReject')
  },
})
