import ugcReport from '../../entities/ugc/ugc-report'
import { definePage } from '../../schema/page'

export default definePage(ugcReport, {
  kind: 'list',
  icon: 'chart-column',
  columns: [
    'post.cover',
    'post.code',
    'ground',
    'text',
    'atSecond',
    'reporter.displayId',
    'trust',
    'author.displayId',
    'area',
    'language',
    'dueAt',
    'state',
    'outcome',
    'closedBy',
    'createdAt',
  ],
  filters: [
    'state',
    'ground',
    'area',
    'language',
    'dueAt',
    'post',
    'reporter',
    'author',
    'trust',
    'outcome',
    'createdAt',
  ],
  sort: 'dueAt',
  export: 'ugc-report',
})
