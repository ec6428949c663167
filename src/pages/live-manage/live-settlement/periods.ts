import settlementPeriod from '../../../entities/live-manage/settlement-period'
import { definePage } from '../../../schema/page'

export default definePage(settlementPeriod, {
  kind: 'list',
  subpage: 2,
  icon: 'radio',
  columns: [
    'name',
    'cycle',
    'areas',
    'from',
    'to',
    'payees',
    'biscuits',
    'gross',
    'tax',
    'net',
    'exceptions',
    'paidShare',
    'state',
    'approvedBy1',
    'approvedBy2',
  ],
  filters: ['cycle', 'areas', 'state', 'from'],
  sort: '-from',
  verbs: ['create', 'edit'],
})
