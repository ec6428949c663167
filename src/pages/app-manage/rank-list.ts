import rankItem from '../../entities/app-manage/rank-item'
import { definePage } from '../../schema/page'

export default definePage(rankItem, {
  kind: 'layout',
  icon: 'list-ordered',
  columns: [
    'place',
    'previousPlace',
    'target',
    'heat',
    'heatBoost',
    'lockedPlace',
    'lockedUntil',
    'reason',
    'plays24h',
    'searches24h',
    'clickRate',
    'availability',
    'updatedBy',
  ],
  filters: ['rank', 'area', 'target', 'lockedPlace', 'availability', 'heatBoost'],
  sort: 'place',
  orderOf: ['rank', 'area'],
  within: 'rank',
  verbs: ['create', 'edit', 'delete', 'import'],
  export: 'app-rank-item',
})
