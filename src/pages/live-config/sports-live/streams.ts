import sportsStream from '../../../entities/live-config/sports-stream'
import { definePage } from '../../../schema/page'

export default definePage(sportsStream, {
  kind: 'list',
  subpage: 2,
  icon: 'sliders-horizontal',
  columns: [
    'match.startsAt',
    'match.league.name',
    'match.home.shortName',
    'match.away.shortName',
    'name',
    'kind',
    'language',
    'qualities',
    'vipQuality',
    'delaySeconds',
    'health',
    'checkedAt',
    'order',
    'enabled',
  ],
  filters: ['match', 'kind', 'language', 'health', 'enabled'],
  sort: 'order',
  verbs: ['create', 'edit', 'delete', 'enable', 'sort'],
})
