import navigation from '../../src/entities/app-manage/navigation'
import { areas, ref } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'

export const openPage = defineCommand(navigation, {
  on: 'row',
  does: leadTo('/app-manage/home-tv-page-list/{id}'),
  keys: 'o',
  icon: 'layout-template',
})

export { copyToAreas, setDefault, translate } from './home-setting'

/** A tab of the app with those of its components that this platform can show; switched off until somebody has looked at it. */
export const copyFromApp = definePageCommand({
  asks: { navigation: ref('navigation', { required: true }), areas: areas({ group: 'state', required: true }) },
  icon: 'copy-plus',
})
