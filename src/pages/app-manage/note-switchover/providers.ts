import smsProvider from '../../../entities/app-manage/sms-provider'
import { definePage } from '../../../schema/page'

export default definePage(smsProvider, {
  kind: 'list',
  subpage: 1,
  icon: 'building-2',
  columns: [
    'name',
    'vendor',
    'kind',
    'senderId',
    'balance',
    'balanceAlert',
    'currency',
    'perSecond',
    'deliveryRate24h',
    'conversion24h',
    'medianSeconds',
    'health',
    'enabled',
  ],
  filters: ['vendor', 'kind', 'health', 'enabled'],
  sort: 'name',
  verbs: ['create', 'edit', 'delete', 'enable'],
})
