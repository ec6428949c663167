import fissionInvitation from '../../src/entities/activity-manage/fission-invitation'
import blacklistEntry from '../../src/entities/user-manage/blacklist-entry'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

/** Takes it on, so that nobody else reviews it meanwhile. */
export const take = defineCommand(fissionInvitation, {
  on: 'rows',
  does: set({}, { stamp: ['assignee'] }),
  states: ['underReview'],
  icon: 'hand',
})

export const approve = defineCommand(fissionInvitation, {
  audits: 'approve',
  on: 'rows',
  does: move({ stamp: ['decidedBy', 'decidedAt'] }),
  inverse: 'clawBack',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(fissionInvitation, {
  audits: 'approve',
  on: 'rows',
  does: move({ stamp: ['decidedBy', 'decidedAt'] }),
  asks: {
    invalidReason: asked(fissionInvitation, 'invalidReason', { required: true }),
    decisionNote: asked(fissionInvitation, 'decisionNote'),
  },
  inverse: 'reinstate',
  keys: 'd',
  icon: 'badge-x',
})

/** With every invitation under review that shares its device or its address. */
export const rejectCluster = defineCommand(fissionInvitation, {
  on: 'row',
  states: ['underReview'],
  asks: { invalidReason: asked(fissionInvitation, 'invalidReason', { required: true }) },
  danger: 'confirm',
  destroys: true,
  icon: 'list-x',
})

export const reinstate = defineCommand(fissionInvitation, {
  on: 'rows',
  does: move(),
  asks: { decisionNote: asked(fissionInvitation, 'decisionNote', { required: true }) },
  icon: 'rotate-ccw',
})

/** Within the rule set's claw-back days; the reward is revoked as far as it was granted. */
export const clawBack = defineCommand(fissionInvitation, {
  on: 'rows',
  does: move(),
  asks: { decisionNote: asked(fissionInvitation, 'decisionNote', { required: true }) },
  danger: 'confirm',
  destroys: true,
  icon: 'undo-2',
})

export const assign = defineCommand(fissionInvitation, {
  on: 'rows',
  does: set({}),
  asks: { assignee: asked(fissionInvitation, 'assignee', { required: true }) },
  icon: 'user-check',
})

/** Shuts the invitee out of the app. */
export const banInvitee = defineCommand(fissionInvitation, {
  on: 'rows',
  asks: {
    reasonCode: asked(blacklistEntry, 'reasonCode', { required: true }),
    reason: asked(blacklistEntry, 'reason', { required: true }),
    expiresAt: asked(blacklistEntry, 'expiresAt'),
  },
  reads: ['invitee'],
  when: ({ invitee }) => invitee !== null || 'activity-manage.invite-user-page.banInvitee.nobody',
  danger: 'confirm',
  destroys: true,
  icon: 'ban',
})
