import shortShareStatement from '../../entities/short-manage/short-share-statement'
import { definePage } from '../../schema/page'

export default definePage(shortShareStatement, {
  kind: 'list',
  menu: 30,
  icon: 'chart-pie',
  lead: 'partner.name',
  columns: [
    'statementNo',
    'period',
    'partner.name',
    'agreement.agreementNo',
    'titles',
    'netBase',
    'rate',
    'share',
    'recoup',
    'adjustment',
    'tax',
    'payable',
    'currency',
    'change',
    'checks',
    'state',
  ],
  filters: ['period', 'state', 'partner', 'agreement', 'checks', 'currency'],
  sort: '-period',
  export: 'short-share-statement',
})
