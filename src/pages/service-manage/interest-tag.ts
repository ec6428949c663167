import interestTag from '../../entities/service-manage/interest-tag'
import { definePage } from '../../schema/page'

export default definePage(interestTag, {
  kind: 'layout',
  menu: 150,
  icon: 'tags',
  columns: [
    'order',
    'cover',
    'name',
    'code',
    'kind',
    'tags',
    'areas',
    'contentCount',
    'pickedCount',
    'pickedShare',
    'keepShare',
    'enabled',
  ],
  filters: ['areas', 'clients', 'kind', 'enabled', 'name'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  opens: { row: '/service-manage/interest-tag-content/{id}' },
  export: 'interest-tag',
})
