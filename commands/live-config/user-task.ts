import liveUserTask from '../../src/entities/live-config/live-user-task'
import { asked, defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'
import { copiedToAreas } from '../packs/copied-to-areas'
import { shelfWithReason } from '../packs/shelf'

export const { publish, takeDown } = shelfWithReason(liveUserTask, { keys: { publish: 'u', takeDown: 'd' } })

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

export const { copyToAreas } = copiedToAreas(liveUserTask)
