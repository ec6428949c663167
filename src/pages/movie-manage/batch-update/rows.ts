import contentBatchRow from '../../../entities/movie-manage/content-batch-row'
import { definePage } from '../../../schema/page'

export default definePage(contentBatchRow, {
  kind: 'list',
  subpage: 1,
  icon: 'clapperboard',
  columns: ['line', 'content.id', 'content.title', 'field', 'before', 'after', 'result', 'message'],
  filters: ['batch', 'result', 'field', 'content'],
  sort: '-createdAt',
  export: 'content-batch-row',
})
