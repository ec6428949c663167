import vipTier from '../../../entities/vip-manage/vip-tier'
import { definePage } from '../../../schema/page'

export default definePage(vipTier, {
  kind: 'list',
  subpage: 2,
  icon: 'crown',
  columns: [
    'order',
    'code',
    'name',
    'badge',
    'color',
    'maxDevices',
    'maxStreams',
    'maxDefinition',
    'downloads',
    'adFree',
    'dailyCoins',
    'titleDiscount',
    'members',
  ],
  filters: ['code', 'adFree'],
  sort: 'order',
  verbs: ['create', 'edit', 'delete', 'sort'],
})
