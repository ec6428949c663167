import homePageRelease from '../../../../entities/app-manage/home-page-release'
import { pageReleaseList } from '../../../presets/home-lists'
import { definePage } from '../../../../schema/page'

export default definePage(homePageRelease, pageReleaseList)
