import settlementTax from '../../../entities/live-manage/settlement-tax'
import { definePage } from '../../../schema/page'

export default definePage(settlementTax, {
  kind: 'list',
  subpage: 3,
  icon: 'radio',
  columns: ['country', 'payee', 'threshold', 'currency', 'brackets', 'fromDate', 'toDate', 'enabled'],
  filters: ['country', 'payee', 'enabled'],
  sort: 'country',
  verbs: ['create', 'edit', 'copy', 'enable'],
})
