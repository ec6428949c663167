import luckGift from '../../entities/goods-and-order/luck-gift'
import { definePage } from '../../schema/page'

export default definePage(luckGift, {
  kind: 'list',
  menu: 120,
  icon: 'clover',
  columns: [
    'gift.icon',
    'gift.name',
    'gift.coins',
    'areas',
    'anchorShare',
    'poolShare',
    'platformShare',
    'expectedReturn',
    'actualReturn24h',
    'coins24h',
    'win24h',
    'pool.name',
    'pool.balance',
    'stopLoss',
    'state',
    'effectiveFrom',
  ],
  filters: ['state', 'areas', 'gift', 'pool'],
  sort: '-coins24h',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    gift: ['gift', 'areas', 'pool', 'effectiveFrom'],
    shares: ['anchorShare', 'poolShare', 'platformShare'],
    odds: ['odds', 'pity', 'dailyUserCap'],
    safety: ['stopLoss', 'safeOdds'],
    shown: ['oddsText'],
  },
  export: 'luck-gift',
})
