import cashOutRule from '../../../entities/cash-out/cash-out-rule'
import { definePage } from '../../../schema/page'

export default definePage(cashOutRule, {
  kind: 'list',
  subpage: 4,
  icon: 'book-open-check',
  columns: [
    'name',
    'source',
    'countries',
    'unitsPerUsd',
    'minUsd',
    'maxUsdOnce',
    'maxUsdMonth',
    'timesPerMonth',
    'openDays',
    'feePercent',
    'taxPercent',
    'methods',
    'autoApproveUsd',
    'riskMax',
    'effectiveFrom',
    'state',
    'approvedBy',
  ],
  filters: ['source', 'countries', 'state'],
  sort: 'source',
  verbs: ['create', 'edit', 'copy', 'delete'],
})
