import single from '../../src/entities/movie-manage/single'
import { string } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export const editItems = defineCommand(single, {
  on: 'row',
  opens: '/movie-manage/single-add-content?single={id}',
  keys: 'o',
  icon: 'list-ordered',
})

export const publish = defineCommand(single, { on: 'rows', inverse: 'takeDown', icon: 'circle-arrow-up' })

export const schedule = defineCommand(single, {
  on: 'rows',
  asks: { publishAt: asked(single, 'publishAt', { required: true }), offAt: asked(single, 'offAt') },
  inverse: 'unschedule',
  icon: 'calendar-clock',
})

export const unschedule = defineCommand(single, { on: 'rows', icon: 'calendar-x' })

export const takeDown = defineCommand(single, {
  on: 'rows',
  asks: { reason: string({ max: 300 }) },
  danger: 'confirm',
  inverse: 'publish',
  icon: 'circle-arrow-down',
})

export const showUses = defineCommand(single, { on: 'row', uses: true, keys: 'u', icon: 'search' })

export const copyDeepLink = defineCommand(single, { on: 'row', local: true, icon: 'link' })
