import cashOut from '../../entities/cash-out/cash-out'
import { definePage } from '../../schema/page'

export default definePage(cashOut, {
  kind: 'report',
  icon: 'chart-column',
  columns: [
    'cashOutNo',
    'user',
    'source',
    'anchor',
    'guild',
    'units',
    'grossUsd',
    'feeUsd',
    'taxUsd',
    'netUsd',
    'rate',
    'payAmount',
    'state',
    'createdAt',
  ],
  figures: ['units', 'grossUsd', 'feeUsd', 'taxUsd', 'netUsd', 'payAmount'],
  over: 'createdAt',
  filters: ['createdAt', 'source', 'country', 'method', 'guild', 'state'],
  sort: '-createdAt',
  export: 'cash-out-report',
})
