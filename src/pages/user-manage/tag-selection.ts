import userTag from '../../entities/user-manage/user-tag'
import { definePage } from '../../schema/page'

export default definePage(userTag, {
  kind: 'list',
  menu: 130,
  icon: 'tags',
  columns: [
    'name',
    'code',
    'areas',
    'clients',
    'scenes',
    'rules',
    'labels',
    'refresh',
    'estimate',
    'size',
    'usedBy',
    'owner',
    'expiresAt',
    'state',
    'enabled',
  ],
  filters: ['name', 'state', 'scenes', 'areas', 'owner', 'code', 'rules', 'labels'],
  moreFilters: ['enabled'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  opens: { create: '/user-manage/tag-selection-add', edit: '/user-manage/tag-selection-add?id=' },
  calls: {
    create: 'POST /tag/backend/user/save',
    edit: 'POST /tag/backend/user/update?id=',
    enable: 'POST /tag/backend/user/enable',
    delete: 'DELETE /tag/backend/user/delete/{id}',
    detail: 'GET /tag/backend/user/detail/{id}',
  },
  export: 'tag-selection',
})
