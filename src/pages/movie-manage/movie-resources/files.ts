import resource from '../../../entities/movie-manage/resource'
import { fileList } from '../../presets/title-lists'
import { definePage } from '../../../schema/page'

export default definePage(resource, { ...fileList, opensWith: { 'episode.content.type': 'movie' } })
