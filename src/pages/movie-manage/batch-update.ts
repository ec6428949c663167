import contentBatch from '../../entities/movie-manage/content-batch'
import { definePage } from '../../schema/page'

export default definePage(contentBatch, {
  kind: 'list',
  menu: 250,
  icon: 'user-star',
  alsoCalled: ['batch content change', '批量内容变更'],
  lead: 'reason',
  columns: [
    'id',
    'reason',
    'target',
    'mode',
    'rows',
    'unchanged',
    'faulty',
    'applied',
    'failed',
    'progress',
    'state',
    'createdBy',
    'approver',
    'createdAt',
    'undoUntil',
  ],
  filters: ['target', 'state', 'createdBy', 'mode', 'createdAt'],
  sort: '-createdAt',
  verbs: ['create'],
  calls: { create: 'POST /cms/backend/excel/updateMovieDrama' },
})
