import aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import { aiTaskList } from '../../../entities/title-lists'
import { definePage } from '../../../schema/page'

export default definePage(aiSubtitleTask, aiTaskList)
