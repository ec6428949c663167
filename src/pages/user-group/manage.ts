import userGroup from '../../entities/user-group/user-group'
import { definePage } from '../../schema/page'

export default definePage(userGroup, {
  kind: 'list',
  menu: 20,
  icon: 'group',
  alsoCalled: ['user groups', 'segments', '用户分组', '人群'],
  columns: [
    'name',
    'code',
    'kind',
    'purpose',
    'areas',
    'clients',
    'size',
    'heldSize',
    'change1d',
    'refresh',
    'builtAt',
    'usedBy',
    'owner',
    'expiresAt',
    'state',
    'enabled',
  ],
  filters: ['name', 'kind', 'state', 'purpose', 'areas', 'code', 'owner', 'expiresAt'],
  moreFilters: ['includeTags'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  opens: { create: '/user-group/new-group', edit: '/user-group/new-group?id=', row: '/user-group/members/{id}' },
  export: 'user-group',
})
