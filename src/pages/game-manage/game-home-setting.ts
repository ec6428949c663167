import navigation from '../../entities/app-manage/navigation'
import { sectionNavigationLayout } from '../presets/home-lists'
import { definePage } from '../../schema/page'

export default definePage(navigation, {
  ...sectionNavigationLayout,
  menu: 20,
  icon: 'settings-2',
  fixed: { platform: 'game' },
  export: 'game-navigation',
})
