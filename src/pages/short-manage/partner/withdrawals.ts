import shortWithdrawal from '../../../entities/short-manage/short-withdrawal'
import { definePage } from '../../../schema/page'

export default definePage(shortWithdrawal, {
  kind: 'list',
  subpage: 3,
  icon: 'banknote',
  lead: 'partner.name',
  columns: [
    'withdrawNo',
    'partner.name',
    'amount',
    'fee',
    'tax',
    'net',
    'currency',
    'payoutAmount',
    'payoutCurrency',
    'method',
    'state',
    'paidAt',
    'createdAt',
  ],
  filters: ['partner', 'method', 'state', 'createdAt'],
  sort: '-createdAt',
})
