import floatWindow from '../../src/entities/app-manage/float-window'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'
import { pausable } from '../packs/pausable'

export const publish = defineCommand(floatWindow, {
  on: 'rows',
  does: move(),
  inverse: 'takeDown',
  keys: 'a',
  icon: 'circle-arrow-up',
})

export const { pause, resume } = pausable(floatWindow, { keys: { pause: 'o' } })

export const takeDown = defineCommand(floatWindow, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  keys: 't',
  icon: 'circle-arrow-down',
})

export const extend = defineCommand(floatWindow, {
  on: 'rows',
  does: set({}),
  states: ['draft', 'scheduled', 'running', 'paused'],
  asks: { endsAt: asked(floatWindow, 'endsAt', { required: true }) },
  keys: 'b',
  icon: 'timer',
})
