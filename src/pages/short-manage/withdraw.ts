import shortWithdrawal from '../../entities/short-manage/short-withdrawal'
import { definePage } from '../../schema/page'
import shortPartner from '../../entities/short-manage/short-partner'
import shortShareStatement from '../../entities/short-manage/short-share-statement'
import { panel } from '../../schema/panel'

export default definePage(shortWithdrawal, {
  kind: 'queue',
  queue: { due: 'dueAt', alike: ['partner.name', 'method'] },
  waits: ['pending', 'awaitingSecond', 'held', 'approved', 'failed'],
  subject: ['amount', 'net', 'payoutAmount', 'payeeChangedAt', 'payoutError'],
  panels: [
    panel(shortPartner, { key: 'partner', through: 'partner' }),
    panel(shortShareStatement, {
      key: 'statements',
      through: 'partner',
      by: 'partner',
      columns: ['statementNo', 'period', 'payable', 'state'],
    }),
    panel(shortWithdrawal, {
      key: 'withdrawals',
      through: 'partner',
      by: 'partner',
      columns: ['withdrawNo', 'amount', 'state', 'createdAt'],
    }),
  ],
  menu: 50,
  icon: 'banknote',
  lead: 'partner.name',
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
