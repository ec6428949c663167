import rankComponent from '../../entities/app-manage/rank-component'
import { definePage } from '../../schema/page'

export default definePage(rankComponent, {
  kind: 'list',
  menu: 280,
  icon: 'layout-list',
  alsoCalled: ['ranking components', '排行榜组件'],
  columns: [
    'position',
    'name',
    'title',
    'kind',
    'ranks',
    'singles',
    'style',
    'itemsShown',
    'areas',
    'clients',
    'minVersion',
    'triage',
    'usedOn',
    'clickRate7d',
    'enabled',
    'updatedAt',
  ],
  filters: ['name', 'kind', 'style', 'areas', 'clients', 'ranks', 'enabled'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    component: ['name', 'title', 'kind', 'ranks', 'singles', 'more'],
    style: ['style', 'itemsShown', 'showHeat', 'showTrend'],
    targeting: ['areas', 'clients', 'minVersion'],
  },
  export: 'app-rank-component',
})
