import anchorApplication from '../../src/entities/live-manage/anchor-application'
import { because, captions, int, manyOf, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

/** Hands out the application that is due first, for 15 minutes. */
export const take = definePageCommand({
  keys: 't',
  icon: 'hand',
  alsoCalled: ['next application', '领取任务', '下一个'],
})

/** Makes the anchor. One with risk flags goes back to the queue for a second approval. */
export const approve = defineCommand(anchorApplication, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { level: int({ min: 1, max: 60 }), operator: ref('account'), incomePolicy: ref('incomePolicy') },
  inverse: 'revoke',
  keys: 'a',
  icon: 'badge-check',
})

/** Within 10 minutes and before the first stream. */
export const revoke = defineCommand(anchorApplication, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  icon: 'undo-2',
})

export const reject = defineCommand(anchorApplication, {
  audits: 'approve',
  on: 'rows',
  does: move({ stamp: ['decidedBy', 'decidedAt'] }),
  asks: {
    rejectReason: asked(anchorApplication, 'rejectReason', { required: true }),
    decisionNote: asked(anchorApplication, 'decisionNote'),
  },
  keys: 'd',
  icon: 'badge-x',
})

/** Sent to the applicant. */
export const askMore = defineCommand(anchorApplication, {
  on: 'row',
  does: move(),
  asks: {
    items: manyOf(['idPhotos', 'selfieVideo', 'realName', 'idNumber', 'birthDate'], { required: true }),
    message: captions({ max: 200, required: true }),
  },
  keys: 'i',
  icon: 'circle-help',
})

export const assign = defineCommand(anchorApplication, {
  on: 'rows',
  does: set({}),
  states: ['pending', 'inReview'],
  asks: { assignee: asked(anchorApplication, 'assignee', { required: true }) },
  icon: 'user-check',
})

export const release = defineCommand(anchorApplication, {
  on: 'row',
  does: move({ set: { assignee: null } }),
  keys: 'o',
  icon: 'hand-metal',
})
