import { approve } from '../../../../commands/activity-manage/set-rule'
import fissionRule from '../../../entities/activity-manage/fission-rule'
import { defineRules, handle } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import { areasMeet } from './areas-meet'

/** The set that was active in one of the areas gives way: one is active per area. */
export const approvingRules = handle(approve, {
  run: async ({ records }, row) => {
    const active = await records.where(fissionRule, { state: 'active' })
    for (const other of active.filter((each) => each.id !== row.id && areasMeet(each.areas, row.areas)))
      await records.update(fissionRule, other, { state: 'superseded' })
    await records.update(fissionRule, row, { state: 'active' })
  },
})

export const ruleSetRules = defineRules(fissionRule, {
  beforeSave: async (_context, draft, current) => {
    if ('state' in draft) return
    if (current && current.state !== 'draft') throw refused('activity.ruleSetFixed')
    const review = draft.reviewScore ?? current?.reviewScore ?? fissionRule.fields.reviewScore.default
    const reject = draft.rejectScore ?? current?.rejectScore ?? fissionRule.fields.rejectScore.default
    if (review >= reject) throw badField('reviewScore', 'activity.reviewUnderReject')
  },
})
