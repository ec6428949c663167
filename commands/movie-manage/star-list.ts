import star from '../../src/entities/movie-manage/star'
import { because, bool, languages, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'

export const addStar = definePageCommand({ opens: '/movie-manage/add-star', keys: 'n', icon: 'plus' })

export const publish = defineCommand(star, { on: 'rows', inverse: 'hide', icon: 'circle-arrow-up' })

export const hide = defineCommand(star, {
  on: 'rows',
  asks: { reason: because() },
  inverse: 'publish',
  icon: 'eye-off',
})

export const merge = defineCommand(star, {
  on: 'rows',
  asks: { keep: ref('star', { required: true }) },
  danger: 'confirm',
  inverse: 'split',
  icon: 'merge',
})

export const split = defineCommand(star, { on: 'row', icon: 'split' })

export const bindUser = defineCommand(star, {
  on: 'row',
  sets: {},
  asks: { user: asked(star, 'user', { required: true }) },
  inverse: 'unbindUser',
  icon: 'link',
})

export const setWeight = defineCommand(star, {
  on: 'rows',
  sets: {},
  asks: { weight: asked(star, 'weight', { required: true }) },
  icon: 'sliders-horizontal',
})

export const unbindUser = defineCommand(star, {
  on: 'row',
  reads: ['user'],
  when: (row) => row.user !== null || 'movie-manage.star-list.unbindUser.none',
  asks: { reason: because() },
  sets: { user: null },
  inverse: 'bindUser',
  icon: 'unlink',
})

export const translateBio = defineCommand(star, {
  on: 'rows',
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  translates: true,
  icon: 'languages',
})

export const copyDeepLink = defineCommand(star, { on: 'row', local: true, icon: 'link' })
