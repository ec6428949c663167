import subtitle from '../../../entities/movie-manage/subtitle'
import { subtitleList } from '../../../entities/title-lists'
import { definePage } from '../../../schema/page'

export default definePage(subtitle, subtitleList)
