import settlementRate from '../../../entities/live-manage/settlement-rate'
import { definePage } from '../../../schema/page'

export default definePage(settlementRate, {
  kind: 'list',
  subpage: 2,
  icon: 'radio',
  lead: 'quote',
  columns: ['period.name', 'base', 'quote', 'rate', 'sourceName', 'change', 'state', 'lockedBy', 'updatedAt'],
  filters: ['period', 'quote', 'sourceName', 'state'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'import'],
})
