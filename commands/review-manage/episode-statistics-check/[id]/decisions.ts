import reviewDecision from '../../../../src/entities/review-manage/review-decision'
import { text } from '../../../../src/fields'
import { defineCommand } from '../../../../src/schema/command'

const comment = text({ max: 1000, required: true })

/** Their minutes are not paid. */
export const voidDecisions = defineCommand(reviewDecision, {
  on: 'rows',
  asks: { comment },
  danger: 'confirm',
  destroys: true,
  inverse: 'countDecisions',
  icon: 'circle-slash',
})

export const countDecisions = defineCommand(reviewDecision, {
  on: 'rows',
  asks: { comment },
  inverse: 'voidDecisions',
  icon: 'circle-plus',
})
