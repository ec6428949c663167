import shortShareStatement from '../../../entities/short-manage/short-share-statement'
import { definePage } from '../../../schema/page'

export default definePage(shortShareStatement, {
  kind: 'list',
  subpage: 2,
  icon: 'receipt-text',
  lead: 'partner.name',
  columns: [
    'statementNo',
    'period',
    'partner.name',
    'agreement.agreementNo',
    'titles',
    'unlocks',
    'netBase',
    'share',
    'recoup',
    'adjustment',
    'tax',
    'payable',
    'currency',
    'state',
    'sentAt',
  ],
  filters: ['partner', 'agreement', 'period', 'state'],
  sort: '-period',
})
