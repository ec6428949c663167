import navigation from '../../src/entities/app-manage/navigation'
import { defineCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'

export const openPage = defineCommand(navigation, {
  on: 'row',
  does: leadTo('/game-manage/game-home-page-list/{id}'),
  keys: 'o',
  icon: 'layout-grid',
})

export { copyToAreas, preview, setDefault, translate } from '../app-manage/home-setting'
