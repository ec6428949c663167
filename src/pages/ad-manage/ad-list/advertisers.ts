import advertiser from '../../../entities/ad-manage/advertiser'
import { definePage } from '../../../schema/page'

export default definePage(advertiser, {
  kind: 'list',
  subpage: 1,
  icon: 'building-2',
  columns: [
    'name',
    'kind',
    'industry',
    'country',
    'owner',
    'currency',
    'balance',
    'creditLimit',
    'licence',
    'enabled',
    'updatedAt',
  ],
  filters: ['name', 'kind', 'industry', 'owner', 'enabled'],
  sort: 'name',
  verbs: ['create', 'edit', 'delete', 'enable'],
})
