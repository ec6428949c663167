import aiSearchQuery from '../../../entities/app-manage/ai-search-query'
import { definePage } from '../../../schema/page'

export default definePage(aiSearchQuery, {
  kind: 'list',
  subpage: 2,
  icon: 'scroll-text',
  columns: [
    'createdAt',
    'text',
    'language',
    'country',
    'user.displayId',
    'resultCount',
    'topScore',
    'outcome',
    'latencyMs',
    'tokens',
    'verdict',
  ],
  filters: ['outcome', 'verdict', 'language', 'country', 'text', 'createdAt'],
  sort: '-createdAt',
})
