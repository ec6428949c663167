import appointment from '../../src/entities/movie-manage/appointment'
import { because, bool } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export const publish = defineCommand(appointment, { on: 'rows', inverse: 'unpublish', icon: 'circle-arrow-up' })

export const unpublish = defineCommand(appointment, { on: 'rows', inverse: 'publish', icon: 'circle-arrow-down' })

export const cancel = defineCommand(appointment, {
  on: 'rows',
  asks: { reason: because(), tellUsers: bool() },
  danger: 'confirm',
  icon: 'circle-x',
})

export const moveRelease = defineCommand(appointment, {
  on: 'row',
  states: ['waiting', 'open'],
  sets: {},
  asks: { releaseAt: asked(appointment, 'releaseAt', { required: true }) },
  danger: 'confirm',
  icon: 'calendar-clock',
})

export const exportUsers = defineCommand(appointment, { on: 'row', icon: 'file-down' })
