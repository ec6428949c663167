import star from '../../src/entities/movie-manage/star'
import { because, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { inBrowser, leadTo, move, set } from '../../src/schema/does'
import { translatedAgain } from '../packs/translated'

export const addStar = definePageCommand({ does: leadTo('/movie-manage/add-star'), keys: 'n', icon: 'plus' })

export const publish = defineCommand(star, { on: 'rows', does: move(), inverse: 'hide', icon: 'circle-arrow-up' })

export const hide = defineCommand(star, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'publish',
  icon: 'eye-off',
})

export const merge = defineCommand(star, {
  on: 'rows',
  does: move(),
  asks: { keep: ref('star', { required: true }) },
  danger: 'confirm',
  inverse: 'split',
  icon: 'merge',
})

export const split = defineCommand(star, { on: 'row', does: move(), icon: 'split' })

export const bindUser = defineCommand(star, {
  on: 'row',
  does: set({}),
  asks: { user: asked(star, 'user', { required: true }) },
  inverse: 'unbindUser',
  icon: 'link',
})

export const setWeight = defineCommand(star, {
  on: 'rows',
  does: set({}),
  asks: { weight: asked(star, 'weight', { required: true }) },
  icon: 'sliders-horizontal',
})

export const unbindUser = defineCommand(star, {
  on: 'row',
  does: set({ user: null }),
  reads: ['user'],
  when: (row) => row.user !== null || 'movie-manage.star-list.unbindUser.none',
  asks: { reason: because() },
  inverse: 'bindUser',
  icon: 'unlink',
})

export const { translate } = translatedAgain(star)

export const copyDeepLink = defineCommand(star, { on: 'row', does: inBrowser(), icon: 'link' })
