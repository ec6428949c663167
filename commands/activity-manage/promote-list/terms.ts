import promoterTerm from '../../../src/entities/activity-manage/promoter-term'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

/** As long as their day has not come. */
export const withdrawTerms = defineCommand(promoterTerm, {
  on: 'rows',
  asks: { reason: because() },
  keys: 'd',
  icon: 'undo-2',
})
