import reviewTask from '../../src/entities/review-manage/review-task'
import { date, oneOf, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'

export { assign, movePool, setPriority, extendDue, reopen, cancel } from './detail'
export { release } from './initial-review'

/** Tells how many went to whom, and which found nobody. */
export const spread = defineCommand(reviewTask, {
  on: 'rows',
  states: ['waiting'],
  icon: 'split',
  alsoCalled: ['allot', '分单'],
})

export const takeFromReviewer = definePageCommand({
  asks: { reviewer: ref('reviewer', { required: true }), to: oneOf(['pool', 'reviewer'], { required: true }) },
  danger: 'confirm',
  icon: 'user-minus',
})

export const openRounds = definePageCommand({
  asks: {
    content: asked(reviewTask, 'content', { required: true }),
    stage: asked(reviewTask, 'stage', { required: true }),
    remark: asked(reviewTask, 'remark', { required: true }),
  },
  icon: 'repeat',
})

export const exportReasons = definePageCommand({
  asks: { from: date({ required: true }), to: date({ required: true }) },
  icon: 'file-output',
})
