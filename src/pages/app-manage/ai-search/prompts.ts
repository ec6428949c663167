import aiSearchPrompt from '../../../entities/app-manage/ai-search-prompt'
import { definePage } from '../../../schema/page'

export default definePage(aiSearchPrompt, {
  kind: 'list',
  subpage: 1,
  icon: 'message-circle-question-mark',
  columns: [
    'position',
    'icon',
    'text',
    'areas',
    'answerTitles',
    'clicks7d',
    'playRate7d',
    'startsAt',
    'endsAt',
    'enabled',
  ],
  filters: ['text', 'areas', 'enabled'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
})
