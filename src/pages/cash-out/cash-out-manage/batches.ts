import payoutBatch from '../../../entities/cash-out/payout-batch'
import { definePage } from '../../../schema/page'

export default definePage(payoutBatch, {
  kind: 'list',
  subpage: 2,
  icon: 'layers',
  columns: [
    'batchNo',
    'provider',
    'method',
    'currency',
    'count',
    'amount',
    'amountUsd',
    'providerFee',
    'providerBalance',
    'paidCount',
    'failedCount',
    'unknownCount',
    'state',
    'createdBy',
    'approvedBy',
    'sentAt',
  ],
  filters: ['state', 'provider', 'currency', 'sentAt'],
  sort: '-createdAt',
  export: 'payout-batch',
})
