import shortWithdrawal from '../../entities/short-manage/short-withdrawal'
import { definePage } from '../../schema/page'

export default definePage(shortWithdrawal, {
  kind: 'queue',
  waits: ['pending', 'awaitingSecond', 'held', 'approved', 'failed'],
  menu: 50,
  icon: 'banknote',
  columns: [
    'withdrawNo',
    'partner.name',
    'partner.kind',
    'amount',
    'fee',
    'tax',
    'net',
    'currency',
    'exchangeRate',
    'payoutAmount',
    'payoutCurrency',
    'method',
    'payeeChangedAt',
    'state',
    'firstBy.realName',
    'secondBy.realName',
    'dueAt',
    'paidAt',
    'payoutError',
  ],
  filters: ['state', 'partner', 'method', 'createdAt', 'currency', 'amount', 'firstBy'],
  sort: 'dueAt',
  verbs: ['create'],
  export: 'short-withdrawal',
})
