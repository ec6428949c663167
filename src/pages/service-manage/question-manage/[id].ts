import question from '../../../entities/service-manage/question'
import { definePage } from '../../../schema/page'

export default definePage(question, {
  kind: 'list',
  icon: 'circle-help',
  columns: [
    'order',
    'title',
    'hot',
    'areas',
    'clients',
    'missingLanguages',
    'views30d',
    'helpful',
    'unhelpful',
    'feedbackAfter',
    'reviewAt',
    'state',
    'enabled',
    'updatedBy',
  ],
  filters: ['title', 'state', 'areas', 'clients', 'hot', 'missingLanguages', 'reviewAt'],
  sort: 'order',
  within: 'category',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort', 'import'],
  export: 'question',
})
