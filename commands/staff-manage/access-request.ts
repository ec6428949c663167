import accessRequest from '../../src/entities/staff-manage/access-request'
import { asked, defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

export const approve = defineCommand(accessRequest, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { days: asked(accessRequest, 'days'), areas: asked(accessRequest, 'areas') },
  danger: 'confirm',
  inverse: 'revoke',
  icon: 'badge-check',
})

export const reject = defineCommand(accessRequest, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { decision: asked(accessRequest, 'decision', { required: true }) },
  icon: 'badge-x',
})

export const withdraw = defineCommand(accessRequest, { on: 'rows', does: move(), by: 'author', icon: 'undo-2' })

export const revoke = defineCommand(accessRequest, {
  on: 'rows',
  does: move(),
  asks: { decision: asked(accessRequest, 'decision', { required: true }) },
  danger: 'confirm',
  destroys: true,
  icon: 'undo-2',
})

/** Another role that holds less: the request goes on with it, and who asked is informed. */
export const suggestSmaller = defineCommand(accessRequest, {
  on: 'row',
  states: ['pending'],
  asks: {
    role: asked(accessRequest, 'role', { required: true }),
    decision: asked(accessRequest, 'decision', { required: true }),
  },
  icon: 'shield-minus',
})
