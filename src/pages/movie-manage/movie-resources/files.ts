import resource from '../../../entities/movie-manage/resource'
import { fileList } from '../../../entities/title-lists'
import { definePage } from '../../../schema/page'

export default definePage(resource, fileList)
