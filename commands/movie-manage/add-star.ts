import { definePageCommand } from '../../src/schema/command'

export const saveAndPublish = definePageCommand({ saves: 'publish', keys: 'Mod+Enter', icon: 'circle-arrow-up' })

export const saveAndAnother = definePageCommand({
  saves: true,
  opens: '/movie-manage/add-star',
  keys: 'Mod+Shift+Enter',
  icon: 'user-plus',
})
