import gameDay from '../../entities/game-manage/game-day'
import { definePage } from '../../schema/page'

export default definePage(gameDay, {
  kind: 'report',
  menu: 80,
  icon: 'chart-column',
  columns: [
    'day',
    'game.name',
    'vendor.name',
    'area',
    'client',
    'entry',
    'opens',
    'starts',
    'players',
    'newPlayers',
    'minutes',
    'retention1d',
    'payers',
    'staked',
    'won',
    'returnRate',
    'net',
    'vendorShare',
    'limitHits',
    'failRate',
  ],
  filters: ['day', 'game', 'vendor', 'area', 'client', 'entry'],
  sort: '-day',
  export: 'game-day',
})
