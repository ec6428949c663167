import reviewReason from '../../entities/review-manage/review-reason'
import { definePage } from '../../schema/page'

export default definePage(reviewReason, {
  kind: 'list',
  icon: 'clipboard-check',
  columns: [
    'order',
    'code',
    'name',
    'group',
    'severity',
    'subjects',
    'decisions',
    'areas',
    'points',
    'fixable',
    'needsMark',
    'legal',
    'key',
    'uses30d',
    'overturn30d',
    'enabled',
  ],
  filters: ['name', 'group', 'severity', 'subjects', 'decisions', 'areas', 'enabled', 'uses30d'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort', 'import'],
  fieldsets: {
    reason: ['code', 'name', 'group', 'severity', 'key', 'enabled'],
    appliesTo: ['subjects', 'decisions', 'areas', 'fixable', 'needsMark', 'legal'],
    wordsAndMeasure: ['userMessage', 'guideline', 'points'],
  },
  export: 'review-reason',
})
