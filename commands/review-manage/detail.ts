import reviewTask from '../../src/entities/review-manage/review-task'
import { ref } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

export const assign = defineCommand(reviewTask, {
  on: 'rows',
  does: move(),
  asks: { reviewer: asked(reviewTask, 'reviewer', { required: true }) },
  inverse: 'release',
  icon: 'user-check',
})

export const movePool = defineCommand(reviewTask, {
  on: 'rows',
  does: set({}),
  states: ['waiting', 'assigned', 'held'],
  asks: { pool: asked(reviewTask, 'pool', { required: true }), remark: asked(reviewTask, 'remark') },
  icon: 'arrow-up-down',
})

export const setPriority = defineCommand(reviewTask, {
  on: 'rows',
  does: set({}),
  states: ['waiting', 'assigned', 'held'],
  asks: { priority: asked(reviewTask, 'priority', { required: true }) },
  icon: 'sliders-horizontal',
})

/** Breached stays as it is. */
export const extendDue = defineCommand(reviewTask, {
  on: 'rows',
  does: set({}),
  states: ['waiting', 'assigned', 'held'],
  asks: {
    dueAt: asked(reviewTask, 'dueAt', { required: true }),
    remark: asked(reviewTask, 'remark', { required: true }),
  },
  icon: 'timer',
})

export const reopen = defineCommand(reviewTask, {
  on: 'rows',
  does: move(),
  asks: {
    stage: asked(reviewTask, 'stage', { required: true }),
    remark: asked(reviewTask, 'remark', { required: true }),
  },
  icon: 'arrow-up-right',
})

export const cancel = defineCommand(reviewTask, {
  on: 'rows',
  does: move(),
  asks: { remark: asked(reviewTask, 'remark', { required: true }) },
  danger: 'confirm',
  destroys: true,
  icon: 'circle-x',
})

export const disableEpisode = defineCommand(reviewTask, {
  on: 'row',
  states: ['passed', 'rejected'],
  asks: { reasons: asked(reviewTask, 'reasons', { required: true }) },
  call: 'POST /cms/backend/episode/doEnableOrDisable',
  danger: 'confirm',
  destroys: true,
  inverse: 'enableEpisode',
  icon: 'circle-stop',
})

export const enableEpisode = defineCommand(reviewTask, {
  on: 'row',
  states: ['passed'],
  asks: { remark: asked(reviewTask, 'remark', { required: true }) },
  call: 'POST /cms/backend/episode/doEnableOrDisable',
  inverse: 'disableEpisode',
  icon: 'circle-play',
})

export const messageUploader = defineCommand(reviewTask, {
  on: 'row',
  asks: { uploaderNote: asked(reviewTask, 'uploaderNote', { required: true }) },
  icon: 'message-square',
})

export const drawCheck = defineCommand(reviewTask, {
  on: 'row',
  asks: { decision: ref('reviewDecision', { required: true }) },
  icon: 'list-checks',
})

export const resendNotice = defineCommand(reviewTask, {
  on: 'row',
  states: ['passed', 'rejected', 'returned'],
  icon: 'mail',
})

/** For partners and authorities: reviewers by their numbers. */
export const printSheet = defineCommand(reviewTask, {
  on: 'row',
  icon: 'printer',
  alsoCalled: ['review record', '审核单'],
})

export { takeThis, release, hold, resume, takeBack } from './initial-review'
