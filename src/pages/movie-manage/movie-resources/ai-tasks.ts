import aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import { aiTaskList } from '../../presets/title-lists'
import { definePage } from '../../../schema/page'

export default definePage(aiSubtitleTask, { ...aiTaskList, opensWith: { 'content.type': 'movie' } })
