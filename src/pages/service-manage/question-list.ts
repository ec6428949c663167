import questionCategory from '../../entities/service-manage/question-category'
import { definePage } from '../../schema/page'

export default definePage(questionCategory, {
  kind: 'list',
  menu: 40,
  icon: 'circle-help',
  columns: [
    'order',
    'icon',
    'name',
    'code',
    'parent',
    'areas',
    'clients',
    'questionCount',
    'views30d',
    'enabled',
    'updatedAt',
  ],
  filters: ['name', 'areas', 'clients', 'enabled'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  opens: { row: '/service-manage/question-manage/{id}' },
  export: 'question-category',
})
