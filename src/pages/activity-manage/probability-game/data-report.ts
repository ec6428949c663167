import probabilityGameDay from '../../../entities/activity-manage/probability-game-day'
import { definePage } from '../../../schema/page'

export default definePage(probabilityGameDay, {
  kind: 'report',
  menu: 160,
  icon: 'chart-column',
  columns: [
    'day',
    'game.name',
    'area',
    'client',
    'viewers',
    'players',
    'newPlayers',
    'plays',
    'staked',
    'paid',
    'returnRate',
    'expectedReturn',
    'net',
    'jackpotPaid',
    'rewardCost',
    'stakePerPlayer',
    'limitHits',
    'complaints',
  ],
  filters: ['day', 'game', 'area', 'client'],
  sort: '-day',
  export: 'activity-draw-game-day',
})
