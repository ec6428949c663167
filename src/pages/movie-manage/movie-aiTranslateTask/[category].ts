import aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import { definePage } from '../../../schema/page'

export default definePage(aiSubtitleTask, {
  kind: 'list',
  icon: 'list-todo',
  alsoCalled: ['AI translate task centre', 'AI translate task center', 'AI 翻译任务中心'],
  columns: [
    'id',
    'content.title',
    'episode.number',
    'mode',
    'sourceLanguage',
    'targetLanguage',
    'engine',
    'priority',
    'progress',
    'quality',
    'cost',
    'state',
    'proofreader',
    'dueAt',
    'error',
    'createdAt',
  ],
  filters: ['content', 'state', 'targetLanguage', 'proofreader', 'engine', 'mode', 'priority', 'createdAt'],
  sort: '-createdAt',
  within: 'category',
  calls: { page: 'POST /media/backend/episode/queryAiSubtitlingTask' },
  export: 'ai-subtitle-task',
})
