import subtitle from '../../../entities/movie-manage/subtitle'
import { subtitleList } from '../../presets/title-lists'
import { definePage } from '../../../schema/page'

export default definePage(subtitle, { ...subtitleList, opensWith: { 'episode.content.type': 'movie' } })
