import reviewPool from '../../src/entities/review-manage/review-pool'
import { because, instant, int, ref, refs } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'

const reviewers = refs('reviewer', { required: true })

/** What is set here is a draft until it is published; the plan in force stays. */
export const addReviewers = defineCommand(reviewPool, {
  on: 'row',
  asks: { reviewers },
  inverse: 'removeReviewers',
  icon: 'user-plus',
})

/** Their share is spread over the others; their open tasks stay with them. */
export const removeReviewers = defineCommand(reviewPool, {
  on: 'row',
  asks: { reviewers },
  inverse: 'addReviewers',
  icon: 'user-minus',
})

export const spreadEvenly = defineCommand(reviewPool, { on: 'row', icon: 'equal' })

export const spreadBySpeed = defineCommand(reviewPool, {
  on: 'row',
  asks: { days: int({ min: 1, max: 90, default: 30, required: true }) },
  icon: 'gauge',
})

export const normalise = defineCommand(reviewPool, { on: 'row', icon: 'percent' })

export const copyPlan = defineCommand(reviewPool, {
  on: 'row',
  asks: { pool: ref('reviewPool', { required: true }) },
  icon: 'copy',
})

export const simulate = defineCommand(reviewPool, { on: 'row', icon: 'flask-conical' })

export const publish = defineCommand(reviewPool, {
  on: 'row',
  asks: { from: instant(), until: instant(), remark: because({ required: false }) },
  danger: 'confirm',
  inverse: 'rollBack',
  icon: 'send',
})

export const unschedule = defineCommand(reviewPool, { on: 'row', inverse: 'publish', icon: 'calendar-x' })

export const rollBack = defineCommand(reviewPool, {
  on: 'row',
  asks: { remark: because() },
  danger: 'confirm',
  icon: 'history',
})

/** Tasks that somebody has opened stay with them. */
export const rebalance = defineCommand(reviewPool, { on: 'row', danger: 'confirm', icon: 'scale' })

export const moveAll = defineCommand(reviewPool, {
  on: 'row',
  asks: { pool: ref('reviewPool', { required: true }), remark: because() },
  danger: 'confirm',
  icon: 'arrow-right-left',
})

export const pausePool = defineCommand(reviewPool, {
  on: 'rows',
  does: set({ enabled: false }),
  reads: ['enabled'],
  when: (row) => row.enabled === true || 'derived.alreadySo',
  asks: { remark: because() },
  danger: 'confirm',
  inverse: 'resumePool',
  keys: 'w',
  icon: 'pause',
})

export const resumePool = defineCommand(reviewPool, {
  on: 'rows',
  does: set({ enabled: true }),
  inverse: 'pausePool',
  icon: 'play',
})
