import crawledStar from '../../entities/crawler-manage/crawled-star'
import { definePage } from '../../schema/page'

export default definePage(crawledStar, {
  kind: 'queue',
  waits: ['new', 'matched'],
  menu: 20,
  icon: 'star',
  columns: ['names', 'source', 'matchScore', 'differences', 'assignee', 'crawledAt'],
  filters: ['state', 'source', 'matchScore', 'nationality', 'assignee', 'hasChange'],
  sort: '-matchScore',
})
