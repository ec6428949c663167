import communityReport from '../../../entities/community-manage/community-report'
import blacklistEntry from '../../../entities/user-manage/blacklist-entry'
import { definePage } from '../../../schema/page'
import { panel } from '../../../schema/panel'
import { bansOf, ordersOf, ticketsOf, whoIs } from '../../presets/case-panels'

export default definePage(blacklistEntry, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'appealedAt', holder: 'assignee', alike: ['user.displayId', 'reasonCode'] },
  waits: ['active'],
  subject: ['scope', 'reasonCode', 'strike', 'expiresAt', 'reason', 'appealText'],
  panels: [
    whoIs(),
    bansOf(),
    panel(communityReport, {
      key: 'reports',
      through: 'user',
      by: 'targetUser',
      columns: ['targetKind', 'severity', 'decision', 'state', 'createdAt'],
    }),
    ticketsOf(),
    ordersOf(),
  ],
  subpage: 2,
  icon: 'scale',
  alsoCalled: ['ban appeals', '封禁申诉'],
  columns: [
    'user',
    'user.displayId',
    'user.country',
    'scope',
    'reasonCode',
    'strike',
    'appealText',
    'expiresAt',
    'createdBy',
    'assignee',
    'dueAt',
    'appealedAt',
  ],
  filters: ['user', 'scope', 'reasonCode', 'source', 'assignee', 'dueAt', 'appealedAt'],
  moreFilters: ['createdBy'],
  fixed: { state: 'active', appeal: 'open' },
  sort: 'dueAt',
  export: 'user-ban-appeals',
})
