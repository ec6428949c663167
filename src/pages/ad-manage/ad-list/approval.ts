import ad from '../../../entities/ad-manage/ad'
import { definePage } from '../../../schema/page'

export default definePage(ad, {
  kind: 'queue',
  waits: ['awaitingApproval'],
  subpage: 2,
  icon: 'badge-check',
  columns: [
    'image',
    'video',
    'name',
    'advertiser',
    'advertiser.industry',
    'slots',
    'title',
    'text',
    'landing',
    'areas',
    'audience',
    'excludeTags',
    'billing',
    'price',
    'budget',
    'currency',
    'startsAt',
    'endsAt',
    'createdBy',
  ],
  filters: ['advertiser', 'slots', 'areas', 'startsAt'],
  fixed: { state: 'awaitingApproval' },
  sort: 'startsAt',
})
