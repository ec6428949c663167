import crawledStar from '../../entities/crawler-manage/crawled-star'
import { definePage } from '../../schema/page'

export default definePage(crawledStar, {
  kind: 'list',
  menu: 10,
  icon: 'star',
  columns: [
    'portrait',
    'names',
    'originalName',
    'source',
    'sourceId',
    'birthDate',
    'nationality',
    'jobs',
    'star.name',
    'matchScore',
    'differences',
    'hasChange',
    'assignee',
    'state',
    'crawledAt',
  ],
  filters: ['names', 'state', 'source', 'matchScore', 'hasChange', 'nationality', 'assignee', 'crawledAt'],
  sort: '-crawledAt',
  export: 'crawled-star',
})
