import integralEntry from '../../entities/task-center/integral-entry'
import integralWithdrawal from '../../entities/task-center/integral-withdrawal'
import { definePage } from '../../schema/page'
import { panel } from '../../schema/panel'
import { bansOf, whoIs } from '../presets/case-panels'

export default definePage(integralWithdrawal, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt', holder: 'assignee', alike: ['user.displayId', 'method'] },
  waits: ['pending', 'inReview', 'awaitingSecond', 'held', 'failed'],
  subject: ['points', 'net', 'payoutAmount', 'earnedBy', 'riskFlags'],
  panels: [
    whoIs(),
    panel(integralWithdrawal, {
      key: 'withdrawals',
      through: 'user',
      by: 'user',
      columns: ['withdrawNo', 'points', 'net', 'state', 'createdAt'],
    }),
    panel(integralEntry, {
      key: 'income',
      through: 'user',
      by: 'user',
      columns: ['kind', 'amount'],
      sums: {
        of: 'amount',
        by: 'kind',
        where: { direction: ['in'] },
        asked: 'points',
        paid: { amount: 'payoutAmount', currency: 'payoutCurrency' },
      },
    }),
    bansOf(),
  ],
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
  moreColumns: ['assignee'],
  filters: ['state', 'country', 'method', 'user', 'riskScore', 'createdAt', 'amount', 'assignee'],
  sort: 'dueAt',
  export: 'integral-withdrawal',
})
