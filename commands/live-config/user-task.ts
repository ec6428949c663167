import liveUserTask from '../../src/entities/live-config/live-user-task'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { copy, move, set } from '../../src/schema/does'

export const publish = defineCommand(liveUserTask, {
  on: 'rows',
  does: move(),
  inverse: 'takeDown',
  keys: 'u',
  icon: 'circle-arrow-up',
})

export const takeDown = defineCommand(liveUserTask, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'publish',
  keys: 'd',
  icon: 'circle-arrow-down',
})

export const extend = defineCommand(liveUserTask, {
  on: 'rows',
  does: set({}),
  states: ['live'],
  asks: { endsAt: asked(liveUserTask, 'endsAt', { required: true }) },
  icon: 'timer',
})

export const setBudget = defineCommand(liveUserTask, {
  on: 'rows',
  does: set({}),
  asks: { dailyBudget: asked(liveUserTask, 'dailyBudget', { required: true }) },
  icon: 'sliders-horizontal',
})

export const copyToAreas = defineCommand(liveUserTask, {
  on: 'rows',
  does: copy(),
  asks: { areas: asked(liveUserTask, 'areas', { required: true }) },
  icon: 'copy',
})
