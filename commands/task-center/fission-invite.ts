import inviteProgram from '../../src/entities/task-center/invite-program'
import { because, int, percent, ref } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import { reviewed } from '../packs/reviewed'
import { copiedToAreas } from '../packs/copied-to-areas'

export const { submit, approve, reject } = reviewed(inviteProgram, {
  by: 'others',
  keys: { submit: 'b', approve: 'a' },
})

export const stop = defineCommand(inviteProgram, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  inverse: 'start',
  icon: 'square',
})

export const start = defineCommand(inviteProgram, { on: 'rows', does: move(), inverse: 'stop', icon: 'play' })

export const { copyToAreas } = copiedToAreas(inviteProgram, { on: 'row' })

/** Within 14 days of the invitee's registration, and only for one whom nobody has invited. */
export const bindInvitee = defineCommand(inviteProgram, {
  on: 'row',
  states: ['live'],
  asks: {
    inviter: ref('user', { required: true }),
    invitee: ref('user', { required: true }),
    reason: because(),
  },
  danger: 'confirm',
  icon: 'link',
})

/** What this many invitations would cost, by its points, steps and ladder. */
export const simulateCost = defineCommand(inviteProgram, {
  on: 'row',
  asks: {
    invites: int({ min: 1, required: true }),
    validRate: percent({ min: 0, max: 100, required: true }),
  },
  icon: 'calculator',
})
