import liveUserTask from '../../src/entities/live-config/live-user-task'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export const publish = defineCommand(liveUserTask, {
  on: 'rows',
  inverse: 'takeDown',
  keys: 'u',
  icon: 'circle-arrow-up',
})

export const takeDown = defineCommand(liveUserTask, {
  on: 'rows',
  asks: { reason: because() },
  inverse: 'publish',
  keys: 'd',
  icon: 'circle-arrow-down',
})

export const extend = defineCommand(liveUserTask, {
  on: 'rows',
  sets: {},
  states: ['live'],
  asks: { endsAt: asked(liveUserTask, 'endsAt', { required: true }) },
  icon: 'timer',
})

export const setBudget = defineCommand(liveUserTask, {
  on: 'rows',
  sets: {},
  asks: { dailyBudget: asked(liveUserTask, 'dailyBudget', { required: true }) },
  icon: 'sliders-horizontal',
})

export const copyToAreas = defineCommand(liveUserTask, {
  on: 'rows',
  copies: true,
  asks: { areas: asked(liveUserTask, 'areas', { required: true }) },
  icon: 'copy',
})
