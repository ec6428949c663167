import sportsMatch from '../../entities/live-config/sports-match'
import { definePage } from '../../schema/page'

export default definePage(sportsMatch, {
  kind: 'list',
  menu: 190,
  icon: 'radio',
  lead: 'home.shortName',
  columns: [
    'startsAt',
    'league.name',
    'home.shortName',
    'homeScore',
    'awayScore',
    'away.shortName',
    'phase',
    'state',
    'areas',
    'access',
    'commentators',
    'reminders',
    'viewers',
    'peakViewers',
    'recommended',
  ],
  filters: ['startsAt', 'league', 'home', 'state', 'phase', 'areas', 'access', 'recommended'],
  sort: 'startsAt',
  // From today on: the season's first matches are long over.
  opensWith: { startsAt: 'next30d' },
  verbs: ['create', 'edit', 'copy', 'delete', 'sort', 'import'],
  fieldsets: {
    match: ['league', 'home', 'away', 'round', 'title', 'cover', 'startsAt'],
    score: ['phase', 'homeScore', 'awayScore', 'scoreSource', 'sourceId'],
    access: ['areas', 'access', 'product', 'freeMinutes'],
    broadcast: ['commentators', 'chatEnabled', 'replay'],
    place: ['recommended', 'order'],
  },
  export: 'live-sports-match',
})
