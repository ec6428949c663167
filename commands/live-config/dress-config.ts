import liveDress from '../../src/entities/live-config/live-dress'
import { because, int, refs } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { copiedToAreas } from '../packs/copied-to-areas'

export const replaceFile = defineCommand(liveDress, {
  on: 'row',
  asks: { animation: asked(liveDress, 'animation', { required: true }) },
  inverse: 'restoreFile',
  icon: 'file-up',
})

export const restoreFile = defineCommand(liveDress, {
  on: 'row',
  reads: ['formerAnimation'],
  when: ({ formerAnimation }) => formerAnimation !== null || 'live-config.dress-config.noFormer',
  icon: 'rotate-ccw',
})

/** Grants it for a number of days from now, or adds them where a user has it already. */
export const grant = defineCommand(liveDress, {
  on: 'row',
  asks: {
    users: refs('user', { max: 200, required: true }),
    days: int({ min: 1, max: 3650, required: true }),
    reason: because({ max: 200 }),
  },
  inverse: 'withdraw',
  keys: 'a',
  icon: 'gift',
  alsoCalled: ['give dress', '赠送装扮'],
})

/** They stop wearing it at once. */
export const withdraw = defineCommand(liveDress, {
  on: 'row',
  asks: { users: refs('user', { max: 200, required: true }), reason: because({ max: 200 }) },
  danger: 'confirm',
  destroys: true,
  icon: 'undo-2',
})

export const { copyToAreas } = copiedToAreas(liveDress)
