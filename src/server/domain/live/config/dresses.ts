import liveDress from '../../../../entities/live-config/live-dress'
import { defineRules } from '../../../operations/handler'
import { checkPeriod } from '../../../operations/period'

export const liveDressRules = defineRules(liveDress, {
  beforeSave: (_context, draft, current) => {
    checkPeriod(draft, current)
    return Promise.resolve()
  },
})
