import jackpotGift from '../../../entities/activity-manage/jackpot-gift'
import { definePage } from '../../../schema/page'

export default definePage(jackpotGift, {
  kind: 'list',
  menu: 150,
  icon: 'settings-2',
  columns: [
    'position',
    'gift.icon',
    'gift.name',
    'gift.coins',
    'jackpot.level',
    'contribution',
    'ticketsPerGift',
    'hitMultiples',
    'anchorGets',
    'areas',
    'startsAt',
    'endsAt',
    'sent24h',
    'hits24h',
    'return24h',
    'enabled',
  ],
  filters: ['jackpot', 'gift', 'areas', 'enabled', 'startsAt'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort', 'import'],
  export: 'activity-jackpot-gift',
})
