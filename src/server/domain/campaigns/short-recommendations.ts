import shortRecommendation from '../../../entities/app-manage/short-recommendation'
import { defineRules } from '../../operations/handler'
import { checkPeriod } from '../../operations/period'

export const shortRecommendationRules = defineRules(shortRecommendation, {
  beforeSave: async (_context, draft, current) => checkPeriod(draft, current),
})
