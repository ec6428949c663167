import reviewCheck from '../../../../src/entities/review-manage/review-check'
import { oneOf } from '../../../../src/fields'
import { asked, defineCommand } from '../../../../src/schema/command'
import { move } from '../../../../src/schema/does'

export const agree = defineCommand(reviewCheck, {
  on: 'row',
  states: ['drawn'],
  inverse: 'redo',
  icon: 'thumbs-up',
})

export const judge = defineCommand(reviewCheck, {
  on: 'row',
  states: ['drawn'],
  asks: {
    verdict: oneOf(['minorSlip', 'wrongPass', 'wrongReject', 'wrongReason', 'wrongRating'], { required: true }),
    rightReasons: asked(reviewCheck, 'rightReasons'),
    comment: asked(reviewCheck, 'comment', { required: true }),
    voided: asked(reviewCheck, 'voided'),
  },
  inverse: 'redo',
  icon: 'thumbs-down',
})

export const redo = defineCommand(reviewCheck, { on: 'row', does: move(), icon: 'rotate-ccw' })
