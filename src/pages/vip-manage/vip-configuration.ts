import vipConfiguration from '../../entities/vip-manage/vip-configuration'
import { definePage } from '../../schema/page'

export default definePage(vipConfiguration, {
  kind: 'list',
  menu: 90,
  icon: 'sliders-horizontal',
  columns: [
    'name',
    'areas',
    'clients',
    'minVersion',
    'audience',
    'style',
    'blockCount',
    'priority',
    'experiment',
    'state',
    'startsAt',
    'endsAt',
    'views7d',
    'conversion7d',
    'publishedAt',
  ],
  filters: ['state', 'areas', 'clients', 'audience', 'name'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  export: 'vip-configuration',
})
