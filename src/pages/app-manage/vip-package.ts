import vipPackage from '../../entities/app-manage/vip-package'
import { definePage } from '../../schema/page'

export default definePage(vipPackage, {
  kind: 'list',
  menu: 420,
  icon: 'crown',
  columns: [
    'name',
    'scene',
    'areas',
    'clients',
    'audience',
    'products',
    'defaultProduct',
    'priority',
    'startsAt',
    'endsAt',
    'views7d',
    'payRate7d',
    'revenue7d',
    'currency',
    'state',
    'enabled',
  ],
  filters: ['state', 'scene', 'areas', 'clients', 'audience', 'defaultProduct', 'name', 'startsAt'],
  sort: '-priority',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    page: ['name', 'scene', 'headline', 'background', 'countdownHours', 'agreement'],
    products: ['products', 'defaultProduct'],
    benefits: ['benefits'],
    targeting: ['areas', 'clients', 'channels', 'minVersion', 'audience', 'userGroups'],
    schedule: ['startsAt', 'endsAt', 'priority'],
  },
  export: 'app-vip-package',
})
