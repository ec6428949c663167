import { definePageCommand } from '../../src/schema/command'
import { leadTo, saveThen } from '../../src/schema/does'

export const saveAndPublish = definePageCommand({
  does: saveThen('publish'),
  keys: 'Mod+Enter',
  icon: 'circle-arrow-up',
})

export const saveAndAnother = definePageCommand({
  does: saveThen(leadTo('/movie-manage/add-star')),
  keys: 'Mod+Shift+Enter',
  icon: 'user-plus',
})
