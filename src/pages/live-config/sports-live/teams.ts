import sportsTeam from '../../../entities/live-config/sports-team'
import { definePage } from '../../../schema/page'

export default definePage(sportsTeam, {
  kind: 'list',
  subpage: 4,
  icon: 'users-round',
  columns: ['logo', 'name', 'shortName', 'sport', 'country', 'leagues', 'followers', 'enabled'],
  filters: ['name', 'sport', 'leagues', 'country', 'enabled'],
  sort: 'name',
  verbs: ['create', 'edit', 'delete', 'enable', 'import'],
})
