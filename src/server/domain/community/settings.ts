import communitySetting from '../../../entities/community-manage/community-setting'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { concerns } from '../../operations/concerns'

/** What is only suspect is not yet blocked. */
export const settingRules = defineRules(communitySetting, {
  beforeSave: async (_context, draft, current) => {
    const after = { ...current, ...draft }
    if (
      concerns(draft, current, 'suspectScore', 'blockScore') &&
      (after.suspectScore ?? 60) >= (after.blockScore ?? 95)
    )
      throw badField('suspectScore', 'community-manage.community-setting.suspectFirst')
  },
})
