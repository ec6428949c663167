import liveFloating from '../../../entities/live-manage/live-floating'
import { defineRules } from '../../operations/handler'
import { checkPeriod } from '../../operations/period'

export const floatingRules = defineRules(liveFloating, {
  beforeSave: (_context, draft, current) => {
    checkPeriod(draft, current)
    return Promise.resolve()
  },
})
