import waterfallMix from '../../../entities/community-manage/waterfall-mix'
import { definePage } from '../../../schema/page'

export default definePage(waterfallMix, {
  kind: 'list',
  subpage: 1,
  icon: 'sliders-horizontal',
  columns: [
    'area',
    'clients',
    'state',
    'sources',
    'halfLife',
    'perAuthor',
    'perTopic',
    'minQuality',
    'adEvery',
    'repeatDays',
    'trafficPercent',
    'updatedBy',
    'updatedAt',
  ],
  filters: ['area', 'state', 'updatedBy'],
  sort: '-updatedAt',
})
