import reviewReason from '../../src/entities/review-manage/review-reason'
import { languages } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'

export const fillTranslations = defineCommand(reviewReason, {
  on: 'rows',
  asks: { languages: languages({ required: true }) },
  translates: true,
  icon: 'languages',
})
