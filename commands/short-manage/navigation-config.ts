import navigation from '../../src/entities/app-manage/navigation'
import { defineCommand } from '../../src/schema/command'

export const openPage = defineCommand(navigation, {
  on: 'row',
  opens: '/short-manage/page-setting/{id}',
  keys: 'o',
  icon: 'layout-grid',
})

export { copyToAreas, preview, setDefault, translate } from '../app-manage/home-setting'
