import navigation from '../../src/entities/app-manage/navigation'
import { defineCommand } from '../../src/schema/command'

export const openPage = defineCommand(navigation, {
  on: 'row',
  opens: '/game-manage/game-home-page-list/{id}',
  keys: 'o',
  icon: 'layout-grid',
})

export { copyToAreas, preview, setDefault, translate } from '../app-manage/home-setting'
