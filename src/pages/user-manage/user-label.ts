import userLabel from '../../entities/user-manage/user-label'
import { definePage } from '../../schema/page'

export default definePage(userLabel, {
  kind: 'list',
  menu: 70,
  icon: 'tag',
  columns: [
    'icon',
    'name',
    'code',
    'kind',
    'rule',
    'display',
    'places',
    'group',
    'priority',
    'areas',
    'validDays',
    'memberCount',
    'usedBy',
    'enabled',
    'updatedBy',
  ],
  filters: ['name', 'kind', 'display', 'enabled', 'code', 'group', 'areas'],
  sort: '-memberCount',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  opens: { row: '/user-manage/user-label/members/{id}' },
  calls: { enable: 'POST /user/backend/tag/config/enable', save: 'POST /user/backend/tag/config/update' },
  export: 'user-label',
})
