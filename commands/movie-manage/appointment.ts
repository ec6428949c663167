import appointment from '../../src/entities/movie-manage/appointment'
import { because, bool } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

export const publish = defineCommand(appointment, {
  on: 'rows',
  does: move(),
  inverse: 'unpublish',
  icon: 'circle-arrow-up',
})

export const unpublish = defineCommand(appointment, {
  on: 'rows',
  does: move(),
  inverse: 'publish',
  icon: 'circle-arrow-down',
})

export const cancel = defineCommand(appointment, {
  on: 'rows',
  does: move(),
  asks: { reason: because(), tellUsers: bool() },
  danger: 'confirm',
  destroys: true,
  icon: 'circle-x',
})

export const moveRelease = defineCommand(appointment, {
  on: 'row',
  does: set({}),
  states: ['waiting', 'open'],
  asks: { releaseAt: asked(appointment, 'releaseAt', { required: true }) },
  danger: 'confirm',
  icon: 'calendar-clock',
})

export const exportUsers = defineCommand(appointment, { on: 'row', icon: 'file-down' })
