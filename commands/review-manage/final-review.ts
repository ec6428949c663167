import reviewTask from '../../src/entities/review-manage/review-task'
import { asked, defineCommand } from '../../src/schema/command'

export const pass = defineCommand(reviewTask, {
  on: 'row',
  asks: { ageRating: asked(reviewTask, 'ageRating'), remark: asked(reviewTask, 'remark') },
  inverse: 'takeBack',
  icon: 'circle-dot',
})

export const passLimited = defineCommand(reviewTask, {
  on: 'row',
  sets: {},
  states: ['assigned'],
  asks: {
    blockedAreas: asked(reviewTask, 'blockedAreas', { required: true }),
    ageRating: asked(reviewTask, 'ageRating', { required: true }),
    reasons: asked(reviewTask, 'reasons', { required: true }),
  },
  inverse: 'takeBack',
  icon: 'circle-dot',
})

export const reject = defineCommand(reviewTask, {
  on: 'row',
  stamps: ['decidedAt'],
  asks: {
    reasons: asked(reviewTask, 'reasons', { required: true }),
    uploaderNote: asked(reviewTask, 'uploaderNote'),
    remark: asked(reviewTask, 'remark'),
  },
  danger: 'confirm',
  inverse: 'takeBack',
  icon: 'badge-x',
})

export const returnForFix = defineCommand(reviewTask, {
  on: 'row',
  asks: {
    reasons: asked(reviewTask, 'reasons', { required: true }),
    uploaderNote: asked(reviewTask, 'uploaderNote', { required: true }),
  },
  inverse: 'takeBack',
  icon: 'circle-dot',
})

/** Only episodes proposed pass and meeting the rules; shows both lists first. */
export const passAllOfTitle = defineCommand(reviewTask, {
  on: 'row',
  sets: {},
  states: ['assigned'],
  asks: { ageRating: asked(reviewTask, 'ageRating', { required: true }) },
  danger: 'confirm',
  icon: 'circle-dot',
})

export { escalate, hold, resume, release, takeBack } from './initial-review'
