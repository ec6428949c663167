import reviewDecision from '../../../src/entities/review-manage/review-decision'
import { string } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

/** Opens the next round at stage final; leads only. */
export const overturn = defineCommand(reviewDecision, {
  on: 'rows',
  sets: {},
  states: ['standing'],
  asks: { remark: string({ max: 300, required: true }) },
  danger: 'confirm',
  icon: 'circle-dot',
})
