import brandTakeover from '../../entities/ad-manage/brand-takeover'
import { definePage } from '../../schema/page'

export default definePage(brandTakeover, {
  kind: 'list',
  menu: 40,
  icon: 'sparkles',
  columns: [
    'splashImage',
    'name',
    'advertiser',
    'parts',
    'areas',
    'clients',
    'sharePercent',
    'price',
    'currency',
    'startsAt',
    'endsAt',
    'prefetched',
    'impressions',
    'goalImpressions',
    'clickRate',
    'state',
  ],
  filters: ['state', 'name', 'advertiser', 'parts', 'areas', 'clients', 'contractNo', 'startsAt'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    booking: ['name', 'advertiser', 'contractNo', 'price', 'currency', 'goalImpressions'],
    parts: ['parts', 'splash', 'splashImage', 'assets', 'skipAfter', 'landing'],
    targeting: ['areas', 'clients', 'minVersion', 'includeVip', 'sharePercent', 'firstOpenOnly'],
    schedule: ['startsAt', 'endsAt'],
  },
  export: 'ad-brand-takeover',
})
