import reviewTask from '../../src/entities/review-manage/review-task'
import { oneOf } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export const proposePass = defineCommand(reviewTask, {
  on: 'row',
  sets: {},
  states: ['assigned'],
  asks: { ageRating: asked(reviewTask, 'ageRating'), remark: asked(reviewTask, 'remark') },
  inverse: 'takeBack',
  icon: 'circle-dot',
})

export const proposeLimited = defineCommand(reviewTask, {
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

export const proposeReject = defineCommand(reviewTask, {
  on: 'row',
  sets: {},
  states: ['assigned'],
  asks: { reasons: asked(reviewTask, 'reasons', { required: true }), remark: asked(reviewTask, 'remark') },
  inverse: 'takeBack',
  icon: 'badge-x',
})

export const proposeReturn = defineCommand(reviewTask, {
  on: 'row',
  sets: {},
  states: ['assigned'],
  asks: {
    reasons: asked(reviewTask, 'reasons', { required: true }),
    uploaderNote: asked(reviewTask, 'uploaderNote', { required: true }),
  },
  inverse: 'takeBack',
  icon: 'circle-dot',
})

export const unsure = defineCommand(reviewTask, {
  on: 'row',
  sets: {},
  states: ['assigned'],
  asks: { remark: asked(reviewTask, 'remark', { required: true }) },
  inverse: 'takeBack',
  icon: 'circle-dot',
})

export const escalate = defineCommand(reviewTask, {
  on: 'rows',
  sets: {},
  states: ['assigned'],
  asks: { remark: asked(reviewTask, 'remark', { required: true }) },
  icon: 'chevrons-up',
})

export const hold = defineCommand(reviewTask, {
  on: 'row',
  asks: {
    why: oneOf(['waitInfo', 'technical', 'legal'], { required: true }),
    remark: asked(reviewTask, 'remark', { required: true }),
  },
  inverse: 'resume',
  icon: 'pause',
})

export const resume = defineCommand(reviewTask, { on: 'rows', inverse: 'hold', icon: 'play' })

export const release = defineCommand(reviewTask, {
  on: 'rows',
  asks: { why: oneOf(['language', 'conflictOfInterest', 'distress', 'endOfShift', 'other'], { required: true }) },
  icon: 'hand-metal',
})

/** 5 min, until the next stage opens it. */
export const takeBack = defineCommand(reviewTask, {
  on: 'row',
  sets: {},
  asks: { remark: asked(reviewTask, 'remark') },
  icon: 'hand',
})
