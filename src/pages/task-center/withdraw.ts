import integralWithdrawal from '../../entities/task-center/integral-withdrawal'
import { definePage } from '../../schema/page'

export default definePage(integralWithdrawal, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt' },
  waits: ['pending', 'inReview', 'awaitingSecond', 'held', 'failed'],
  menu: 60,
  icon: 'banknote',
  lead: 'user.nickname',
  columns: [
    'withdrawNo',
    'user.displayId',
    'user.nickname',
    'country',
    'points',
    'amount',
    'fee',
    'tax',
    'net',
    'method',
    'times',
    'riskScore',
    'state',
    'assignee.realName',
    'dueAt',
    'payoutError',
    'paidAt',
    'createdAt',
  ],
  filters: ['state', 'country', 'method', 'user', 'riskScore', 'createdAt', 'amount', 'assignee'],
  sort: 'dueAt',
  export: 'integral-withdrawal',
})
