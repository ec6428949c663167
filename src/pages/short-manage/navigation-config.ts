import navigation from '../../entities/app-manage/navigation'
import { sectionNavigationLayout } from '../presets/home-lists'
import { definePage } from '../../schema/page'

export default definePage(navigation, {
  ...sectionNavigationLayout,
  menu: 60,
  icon: 'sliders-horizontal',
  fixed: { platform: 'short' },
  export: 'short-navigation',
})
