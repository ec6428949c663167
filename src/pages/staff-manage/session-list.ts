import staffSession from '../../entities/staff-manage/staff-session'
import { definePage } from '../../schema/page'

export default definePage(staffSession, {
  kind: 'list',
  menu: 70,
  icon: 'shield-check',
  columns: [
    'account.realName',
    'account.username',
    'state',
    'risk',
    'ip',
    'country',
    'device',
    'factor',
    'page',
    'startedAt',
    'lastSeenAt',
    'endedAt',
    'endReason',
  ],
  filters: ['state', 'account', 'risk', 'country', 'ip', 'startedAt', 'factor'],
  sort: '-lastSeenAt',
  export: 'staff-sessions',
})
