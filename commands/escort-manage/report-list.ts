import escortComplaint from '../../src/entities/escort-manage/escort-complaint'
import { because, bool } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

/** The one whose time runs out first, for 15 minutes. */
export const take = definePageCommand({ keys: 't', icon: 'hand' })

export const assign = defineCommand(escortComplaint, {
  on: 'rows',
  does: set({}),
  asks: { assignee: asked(escortComplaint, 'assignee', { required: true }) },
  icon: 'user-check',
})

/** Carries out the remedies: coins back, credit cut, suspension or ban. */
export const decide = defineCommand(escortComplaint, {
  on: 'row',
  does: move(),
  asks: {
    verdict: asked(escortComplaint, 'verdict', { required: true }),
    remedy: asked(escortComplaint, 'remedy', { required: true }),
    refundCoins: asked(escortComplaint, 'refundCoins'),
    creditCut: asked(escortComplaint, 'creditCut'),
    days: asked(escortComplaint, 'days'),
    decisionNote: asked(escortComplaint, 'decisionNote', { required: true }),
  },
  danger: 'confirm',
  keys: 'd',
  icon: 'gavel',
})

export const escalate = defineCommand(escortComplaint, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  keys: 'i',
  icon: 'chevrons-up',
})

/** Reports on the same person about the same become one: the oldest is decided, and the others with it. */
export const merge = defineCommand(escortComplaint, {
  on: 'rows',
  does: move(),
  danger: 'confirm',
  inverse: 'split',
  icon: 'merge',
})

/** Is looked at by itself again. */
export const split = defineCommand(escortComplaint, {
  on: 'row',
  does: move({ set: { mergedInto: null } }),
  inverse: 'merge',
  icon: 'split',
})

/** By another account than the one that decided first. */
export const settleAppeal = defineCommand(escortComplaint, {
  on: 'row',
  does: move(),
  asks: { uphold: bool({ required: true }), decisionNote: asked(escortComplaint, 'decisionNote', { required: true }) },
  danger: 'confirm',
  icon: 'gavel',
})

/** Until the case is decided: where a minor is suspected, at once. */
export const suspendNow = defineCommand(escortComplaint, {
  on: 'rows',
  states: ['open', 'inReview', 'escalated'],
  danger: 'confirm',
  destroys: true,
  inverse: 'endSuspension',
  keys: 'w',
  icon: 'pause',
})

export const endSuspension = defineCommand(escortComplaint, {
  on: 'rows',
  asks: { reason: because() },
  inverse: 'suspendNow',
  icon: 'play',
})
