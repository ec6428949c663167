import rankStyleVariant from '../../../entities/app-manage/rank-style-variant'
import { definePage } from '../../../schema/page'

export default definePage(rankStyleVariant, {
  kind: 'layout',
  menu: 310,
  icon: 'split',
  columns: [
    'name',
    'isControl',
    'share',
    'style',
    'itemsShown',
    'singles',
    'impressions',
    'clickRate',
    'playRate',
    'lift',
  ],
  filters: ['triage', 'style', 'isControl'],
  sort: 'name',
  orderOf: ['triage'],
  within: 'triage',
  verbs: ['create', 'edit', 'copy', 'delete'],
})
