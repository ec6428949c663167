import gameRankItem from '../../entities/game-manage/game-rank-item'
import { definePage } from '../../schema/page'

export default definePage(gameRankItem, {
  kind: 'layout',
  menu: 60,
  icon: 'trophy',
  columns: [
    'place',
    'previousPlace',
    'game.icon',
    'game.name',
    'game.category',
    'heat',
    'heatBoost',
    'lockedPlace',
    'lockedUntil',
    'reason',
    'players24h',
    'minutes24h',
    'clickRate',
    'availability',
  ],
  filters: ['rank', 'area', 'game', 'availability'],
  sort: 'place',
  orderOf: ['rank', 'area'],
  verbs: ['create', 'edit', 'delete'],
  export: 'game-rank',
})
