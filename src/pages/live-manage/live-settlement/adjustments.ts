import settlementAdjustment from '../../../entities/live-manage/settlement-adjustment'
import { definePage } from '../../../schema/page'

export default definePage(settlementAdjustment, {
  kind: 'list',
  subpage: 3,
  icon: 'megaphone',
  columns: [
    'createdAt',
    'period.name',
    'guild.name',
    'anchor.user.nickname',
    'kind',
    'amount',
    'currency',
    'reason',
    'state',
    'createdBy',
    'approvedBy',
  ],
  filters: ['period', 'guild', 'anchor', 'kind', 'state', 'createdBy'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'import'],
  export: 'live-settlement-adjustment',
  rights: ['finance'],
})
