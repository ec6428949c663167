import homePlacement from '../../../entities/app-manage/home-placement'
import { sectionHomeLayout } from '../../presets/home-lists'
import { definePage } from '../../../schema/page'

export default definePage(homePlacement, { ...sectionHomeLayout, export: 'game-home-placement' })
