import account from '../../entities/staff-manage/account'
import { definePage } from '../../schema/page'

export default definePage(account, {
  kind: 'list',
  menu: 10,
  icon: 'id-card',
  columns: [
    'username',
    'realName',
    'employeeNo',
    'department',
    'employment',
    'roles',
    'areas',
    'state',
    'otpOn',
    'lastLoginAt',
    'lastLoginIp',
    'expiresAt',
    'reviewedAt',
    'manager',
    'createdAt',
  ],
  filters: ['realName', 'username', 'state', 'roles', 'department', 'areas', 'employment', 'lastLoginAt'],
  sort: '-lastLoginAt',
  verbs: ['create', 'edit', 'copy', 'import'],
  fieldsets: {
    person: ['username', 'realName', 'employeeNo', 'email', 'phone', 'department', 'manager', 'employment'],
    access: ['roles', 'areas', 'languages', 'expiresAt', 'ipAllow'],
    other: ['timezone', 'remark'],
  },
  calls: { save: 'POST /auth/backend/account/save' },
  export: 'staff-accounts',
})
