import ad from '../../../entities/ad-manage/ad'
import { definePage } from '../../../schema/page'
import advertiser from '../../../entities/ad-manage/advertiser'
import { panel } from '../../../schema/panel'

export default definePage(ad, {
  kind: 'queue',
  waits: ['awaitingApproval'],
  subject: ['title', 'text', 'landing', 'format', 'areas'],
  panels: [
    panel(advertiser, { key: 'advertiser', through: 'advertiser' }),
    panel(ad, { key: 'ads', through: 'advertiser', by: 'advertiser', columns: ['name', 'spent', 'state', 'startsAt'] }),
  ],
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
