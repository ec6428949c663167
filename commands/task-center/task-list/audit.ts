import taskSubmission from '../../../src/entities/task-center/task-submission'
import { asked, defineCommand } from '../../../src/schema/command'
import { move, set } from '../../../src/schema/does'

/** Takes it on, so that nobody else checks it meanwhile. */
export const take = defineCommand(taskSubmission, { on: 'rows', does: move({ stamp: ['assignee'] }), icon: 'hand' })

export const approve = defineCommand(taskSubmission, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  inverse: 'revoke',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(taskSubmission, {
  audits: 'approve',
  on: 'rows',
  does: move({ stamp: ['decidedBy', 'decidedAt'] }),
  asks: {
    rejectReason: asked(taskSubmission, 'rejectReason', { required: true }),
    decisionNote: asked(taskSubmission, 'decisionNote'),
  },
  keys: 'd',
  icon: 'badge-x',
})

export const askAgain = defineCommand(taskSubmission, {
  on: 'rows',
  does: move(),
  asks: { decisionNote: asked(taskSubmission, 'decisionNote', { required: true }) },
  icon: 'circle-help',
})

/** With every open submission that was found to show the same image. */
export const rejectSame = defineCommand(taskSubmission, {
  on: 'row',
  states: ['pending', 'inReview'],
  asks: { rejectReason: asked(taskSubmission, 'rejectReason', { required: true }) },
  danger: 'confirm',
  destroys: true,
  icon: 'list-x',
})

/** The points go back, as far as they are there. */
export const revoke = defineCommand(taskSubmission, {
  on: 'rows',
  does: move(),
  asks: { decisionNote: asked(taskSubmission, 'decisionNote', { required: true }) },
  danger: 'confirm',
  destroys: true,
  icon: 'undo-2',
})

export const assign = defineCommand(taskSubmission, {
  on: 'rows',
  does: set({}),
  asks: { assignee: asked(taskSubmission, 'assignee', { required: true }) },
  icon: 'user-check',
})

export const release = defineCommand(taskSubmission, { on: 'rows', does: move(), icon: 'undo-2' })
