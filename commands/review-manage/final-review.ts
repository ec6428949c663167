import reviewTask from '../../src/entities/review-manage/review-task'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import { toLimit, toReject, toReturn } from '../packs/review-reasons'

const remark = asked(reviewTask, 'remark')

export const take = definePageCommand({
  sends: { stage: 'final' },
  keys: 't',
  icon: 'hand',
  alsoCalled: ['next final review', '下一个终审任务'],
})

/** Several at once only where a pass was proposed and the risk is low. */
export const agree = defineCommand(reviewTask, {
  on: 'rows',
  states: ['assigned'],
  inverse: 'takeBack',
  keys: 'a',
  icon: 'thumbs-up',
  alsoCalled: ['confirm proposal', '同意初审'],
})

export const pass = defineCommand(reviewTask, {
  on: 'row',
  does: move(),
  asks: { ageRating: asked(reviewTask, 'ageRating'), remark },
  inverse: 'takeBack',
  icon: 'badge-check',
})

export const passLimited = defineCommand(reviewTask, {
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

export const reject = defineCommand(reviewTask, {
  audits: 'approve',
  on: 'row',
  does: move(),
  asks: {
    reasons: asked(reviewTask, 'reasons', toReject),
    uploaderNote: asked(reviewTask, 'uploaderNote'),
    remark,
  },
  danger: 'confirm',
  destroys: true,
  inverse: 'takeBack',
  icon: 'badge-x',
})

export const returnForFix = defineCommand(reviewTask, {
  on: 'row',
  does: move(),
  asks: {
    reasons: asked(reviewTask, 'reasons', toReturn),
    uploaderNote: asked(reviewTask, 'uploaderNote', { required: true }),
    remark,
  },
  inverse: 'takeBack',
  icon: 'reply',
})

/** Another initial reviewer takes it, in the same round. */
export const backToInitial = defineCommand(reviewTask, {
  on: 'row',
  states: ['assigned'],
  asks: { remark: asked(reviewTask, 'remark', { required: true }) },
  icon: 'corner-up-left',
})

/** Only episodes proposed pass and meeting the rules; tells of each what became of it. */
export const passAllOfTitle = defineCommand(reviewTask, {
  on: 'row',
  states: ['assigned'],
  asks: { ageRating: asked(reviewTask, 'ageRating', { required: true }) },
  danger: 'confirm',
  icon: 'check-check',
})

export {
  takeThis,
  escalate,
  hold,
  resume,
  release,
  takeBack,
  goOnDuty,
  takeBreak,
  goOffDuty,
  addMark,
  moveMark,
  removeMark,
  judgeFlag,
  translate,
} from './initial-review'
