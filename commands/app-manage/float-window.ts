import floatWindow from '../../src/entities/app-manage/float-window'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export const publish = defineCommand(floatWindow, {
  on: 'rows',
  inverse: 'takeDown',
  keys: 'a',
  icon: 'circle-arrow-up',
})

export const pause = defineCommand(floatWindow, { on: 'rows', inverse: 'resume', keys: 'o', icon: 'pause' })

export const resume = defineCommand(floatWindow, { on: 'rows', inverse: 'pause', icon: 'play' })

export const takeDown = defineCommand(floatWindow, {
  on: 'rows',
  asks: { reason: because() },
  keys: 't',
  icon: 'circle-arrow-down',
})

export const extend = defineCommand(floatWindow, {
  on: 'rows',
  sets: {},
  states: ['draft', 'scheduled', 'running', 'paused'],
  asks: { endsAt: asked(floatWindow, 'endsAt', { required: true }) },
  keys: 'b',
  icon: 'timer',
})
