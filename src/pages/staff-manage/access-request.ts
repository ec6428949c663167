import accessRequest from '../../entities/staff-manage/access-request'
import { definePage } from '../../schema/page'
import account from '../../entities/staff-manage/account'
import role from '../../entities/staff-manage/role'
import { panel } from '../../schema/panel'

export default definePage(accessRequest, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt', alike: ['account.realName', 'role'] },
  waits: ['pending'],
  subject: ['role', 'areas', 'days', 'reason'],
  panels: [
    panel(account, { key: 'account', through: 'account' }),
    panel(role, { key: 'role', through: 'role' }),
    panel(account, {
      key: 'holders',
      through: 'role',
      by: 'roles',
      columns: ['realName', 'department', 'roles', 'state'],
      sort: 'realName',
    }),
    panel(accessRequest, {
      key: 'requests',
      through: 'account',
      by: 'account',
      columns: ['role', 'days', 'state', 'createdAt'],
    }),
  ],
  menu: 60,
  icon: 'shield-check',
  columns: [
    'account.realName',
    'account.department',
    'role',
    'areas',
    'days',
    'reason',
    'page',
    'state',
    'dueAt',
    'approver',
    'createdAt',
    'endsAt',
  ],
  filters: ['state', 'role', 'account', 'dueAt', 'approver'],
  sort: 'dueAt',
  verbs: ['create'],
  export: 'access-requests',
})
