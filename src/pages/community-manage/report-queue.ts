import communityReport from '../../entities/community-manage/community-report'
import { definePage } from '../../schema/page'
import { panel } from '../../schema/panel'
import { bansOf, whoIs } from '../presets/case-panels'

export default definePage(communityReport, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt', holder: 'assignee', alike: ['targetUser.displayId', 'reasonCode'] },
  waits: ['open', 'claimed', 'escalated'],
  subject: ['reasonCode', 'reporters', 'trusted', 'details', 'snapshot'],
  panels: [
    whoIs('targetUser'),
    bansOf('targetUser'),
    panel(communityReport, {
      key: 'reports',
      through: 'targetUser',
      by: 'targetUser',
      columns: ['targetKind', 'severity', 'decision', 'state', 'createdAt'],
    }),
  ],
  menu: 30,
  icon: 'chart-column',
  lead: 'targetUser.nickname',
  columns: [
    'severity',
    'targetKind',
    'snapshot',
    'targetUser.displayId',
    'targetUser.nickname',
    'reasonCode',
    'reporters',
    'trusted',
    'area',
    'language',
    'assignee',
    'dueAt',
    'state',
    'decision',
    'createdAt',
  ],
  filters: ['state', 'severity', 'targetKind', 'reasonCode', 'area', 'language', 'assignee', 'targetUser'],
  moreFilters: ['createdAt', 'decision'],
  sort: 'dueAt',
  export: 'community-report',
})
