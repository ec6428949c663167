import vipCodeBatch from '../../entities/vip-manage/vip-code-batch'
import { definePage } from '../../schema/page'

export default definePage(vipCodeBatch, {
  kind: 'list',
  menu: 60,
  icon: 'crown',
  columns: [
    'batchNo',
    'name',
    'kind',
    'purpose',
    'partner',
    'tier.name',
    'days',
    'count',
    'redeemed',
    'voided',
    'validFrom',
    'validTo',
    'areas',
    'state',
    'createdBy',
    'approvedBy',
  ],
  filters: ['state', 'purpose', 'partner', 'validTo', 'name', 'kind', 'batchNo', 'createdBy'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    batch: ['name', 'kind', 'sharedCode', 'count', 'codeLength', 'prefix'],
    value: ['tier', 'days', 'coins'],
    purpose: ['purpose', 'partner', 'unitPrice', 'currency'],
    limits: ['areas', 'audience', 'perUser', 'validFrom', 'validTo'],
  },
  export: 'vip-code-batch',
})
