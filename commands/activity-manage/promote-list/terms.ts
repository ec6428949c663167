import promoterTerm from '../../../src/entities/activity-manage/promoter-term'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

/** As long as their day has not come. */
export const withdrawTerms = defineCommand(promoterTerm, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  keys: 'd',
  icon: 'undo-2',
})
