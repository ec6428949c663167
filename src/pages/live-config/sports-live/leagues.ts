import sportsLeague from '../../../entities/live-config/sports-league'
import { definePage } from '../../../schema/page'

export default definePage(sportsLeague, {
  kind: 'list',
  subpage: 3,
  icon: 'sliders-horizontal',
  columns: ['order', 'logo', 'name', 'sport', 'season', 'rightsAreas', 'rightsTo', 'sourceId', 'enabled'],
  filters: ['sport', 'season', 'rightsAreas', 'rightsTo', 'enabled'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
})
