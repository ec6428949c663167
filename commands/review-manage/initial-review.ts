import reviewTask from '../../src/entities/review-manage/review-task'
import { duration, int, oneOf, ref, string } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import { toLimit, toMark, toReject, toReturn } from '../packs/review-reasons'

const remark = asked(reviewTask, 'remark')

export const take = definePageCommand({
  sends: { stage: 'initial' },
  keys: 't',
  icon: 'hand',
  alsoCalled: ['next task', 'claim task', '下一个任务', '领取任务'],
})

export const takeThis = defineCommand(reviewTask, {
  on: 'rows',
  does: move(),
  inverse: 'release',
  icon: 'hand',
  alsoCalled: ['claim these', '领取这些任务'],
})

export const proposePass = defineCommand(reviewTask, {
  on: 'row',
  states: ['assigned'],
  asks: { ageRating: asked(reviewTask, 'ageRating'), remark },
  inverse: 'takeBack',
  keys: 'a',
  icon: 'badge-check',
})

export const proposeLimited = defineCommand(reviewTask, {
  on: 'row',
  states: ['assigned'],
  asks: {
    blockedAreas: asked(reviewTask, 'blockedAreas', { required: true }),
    ageRating: asked(reviewTask, 'ageRating', { required: true }),
    reasons: asked(reviewTask, 'reasons', toLimit),
    remark,
  },
  inverse: 'takeBack',
  icon: 'list-checks',
})

export const proposeReject = defineCommand(reviewTask, {
  on: 'row',
  states: ['assigned'],
  asks: { reasons: asked(reviewTask, 'reasons', toReject), remark },
  inverse: 'takeBack',
  icon: 'badge-x',
})

export const proposeReturn = defineCommand(reviewTask, {
  on: 'row',
  states: ['assigned'],
  asks: {
    reasons: asked(reviewTask, 'reasons', toReturn),
    uploaderNote: asked(reviewTask, 'uploaderNote', { required: true }),
    remark,
  },
  inverse: 'takeBack',
  icon: 'reply',
})

export const unsure = defineCommand(reviewTask, {
  on: 'row',
  states: ['assigned'],
  asks: { remark: asked(reviewTask, 'remark', { required: true }) },
  inverse: 'takeBack',
  icon: 'circle-help',
})

/** Posts of low risk, that nothing but a glance is needed for. */
export const passQuiet = defineCommand(reviewTask, {
  on: 'rows',
  states: ['assigned'],
  inverse: 'takeBack',
  icon: 'check-check',
  alsoCalled: ['approve posts', '批量通过'],
})

export const escalate = defineCommand(reviewTask, {
  on: 'rows',
  does: move(),
  states: ['assigned'],
  asks: { remark: asked(reviewTask, 'remark', { required: true }) },
  icon: 'chevrons-up',
})

export const hold = defineCommand(reviewTask, {
  on: 'row',
  does: move(),
  asks: {
    why: oneOf(['waitInfo', 'technical', 'legal'], { required: true }),
    remark: asked(reviewTask, 'remark', { required: true }),
  },
  inverse: 'resume',
  icon: 'pause',
})

export const resume = defineCommand(reviewTask, { on: 'rows', does: move(), inverse: 'hold', icon: 'play' })

export const release = defineCommand(reviewTask, {
  on: 'rows',
  does: move(),
  asks: { why: oneOf(['language', 'conflictOfInterest', 'distress', 'endOfShift', 'other'], { required: true }) },
  icon: 'hand-metal',
})

/** 5 min, until the next stage opens it. */
export const takeBack = defineCommand(reviewTask, {
  on: 'row',
  asks: { remark: asked(reviewTask, 'remark', { role: 'reason' }) },
  icon: 'undo-2',
  alsoCalled: ['undo decision', '撤销决定'],
})

export const goOnDuty = definePageCommand({
  inverse: 'goOffDuty',
  icon: 'log-in',
  alsoCalled: ['start shift', '开始上班'],
})

export const takeBreak = definePageCommand({
  inverse: 'goOnDuty',
  icon: 'coffee',
  alsoCalled: ['pause shift', '暂停接单'],
})

/** Tasks on hold stay, assigned ones go back. */
export const goOffDuty = definePageCommand({
  inverse: 'goOnDuty',
  icon: 'log-out',
  alsoCalled: ['end shift', '下班'],
})

export const addMark = defineCommand(reviewTask, {
  on: 'row',
  states: ['assigned'],
  asks: {
    from: duration({ required: true }),
    to: duration({ required: true }),
    reason: ref('reviewReason', toMark),
    note: string({ max: 300 }),
  },
  inverse: 'removeMark',
  keys: 'b',
  icon: 'bookmark-plus',
})

/** Another stretch for a mark, which is counted from 1 in the order in which they stand. */
export const moveMark = defineCommand(reviewTask, {
  on: 'row',
  states: ['assigned'],
  asks: {
    mark: int({ min: 1, required: true }),
    from: duration({ required: true }),
    to: duration({ required: true }),
  },
  icon: 'move-horizontal',
})

/** Marks are counted from 1, in the order in which they stand. */
export const removeMark = defineCommand(reviewTask, {
  on: 'row',
  states: ['assigned'],
  asks: { mark: int({ min: 1, required: true }) },
  inverse: 'addMark',
  icon: 'bookmark-minus',
})

/** Flags are counted from 1, in the order in which they stand. */
export const judgeFlag = defineCommand(reviewTask, {
  on: 'row',
  states: ['assigned'],
  asks: {
    flag: int({ min: 1, required: true }),
    state: oneOf(['confirmed', 'dismissed'], { required: true }),
    why: string({ max: 300 }),
  },
  icon: 'flag',
})

export const translate = defineCommand(reviewTask, {
  on: 'row',
  asks: { into: ref('language', { required: true }) },
  keys: 'l',
  icon: 'languages',
  alsoCalled: ['read in my language', '翻译成我的语言'],
})
