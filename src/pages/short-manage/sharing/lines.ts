import shortShareLine from '../../../entities/short-manage/short-share-line'
import { definePage } from '../../../schema/page'

export default definePage(shortShareLine, {
  kind: 'list',
  subpage: 1,
  icon: 'list',
  columns: [
    'short.title',
    'country',
    'unlocks',
    'payers',
    'coins',
    'coinIncome',
    'adIncome',
    'vipMinutes',
    'vipIncome',
    'deductions',
    'rate',
    'share',
  ],
  filters: ['statement', 'short', 'country'],
  sort: '-share',
  export: 'short-share-line',
})
