import role from '../../entities/staff-manage/role'
import { definePage } from '../../schema/page'

export default definePage(role, {
  kind: 'list',
  menu: 30,
  icon: 'key-round',
  columns: [
    'name',
    'code',
    'description',
    'owner',
    'dataScope',
    'approvalLimit',
    'exportRowLimit',
    'memberCount',
    'codeCount',
    'dangerCount',
    'exclusiveWith',
    'requiresFactor',
    'builtIn',
    'enabled',
    'updatedAt',
  ],
  filters: ['name', 'code', 'owner', 'dataScope', 'enabled', 'menus', 'elements'],
  sort: 'name',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    role: ['name', 'code', 'description', 'owner', 'enabled'],
    limits: ['dataScope', 'currency', 'approvalLimit', 'exportRowLimit', 'maxDays', 'exclusiveWith', 'requiresFactor'],
  },
  calls: {
    all: 'GET /auth/backend/role/all',
    save: 'POST /auth/backend/role/addOrEditRole',
    delete: 'POST /auth/backend/role/delRole',
  },
  export: 'roles',
})
