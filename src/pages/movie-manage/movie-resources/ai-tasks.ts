import aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import { definePage } from '../../../schema/page'

export default definePage(aiSubtitleTask, {
  kind: 'list',
  tab: 3,
  icon: 'list-todo',
  columns: [
    'mode',
    'sourceLanguage',
    'targetLanguage',
    'engine',
    'priority',
    'progress',
    'cost',
    'quality',
    'proofreader',
    'state',
    'error',
    'createdAt',
  ],
  sort: '-createdAt',
})
