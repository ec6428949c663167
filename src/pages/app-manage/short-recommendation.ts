import shortRecommendation from '../../entities/app-manage/short-recommendation'
import { definePage } from '../../schema/page'

export default definePage(shortRecommendation, {
  kind: 'layout',
  icon: 'clapperboard',
  columns: [
    'position',
    'cover',
    'short',
    'scene',
    'startEpisode',
    'hook',
    'areas',
    'weight',
    'lockedPlace',
    'startsAt',
    'endsAt',
    'completion7d',
    'unlockRate7d',
    'revenue7d',
    'availability',
    'enabled',
  ],
  filters: ['scene', 'short', 'areas', 'languages', 'userGroups', 'availability', 'enabled', 'endsAt'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort', 'import'],
  fieldsets: {
    short: ['short', 'startEpisode', 'hook', 'cover'],
    place: ['scene', 'weight', 'lockedPlace'],
    targeting: ['areas', 'languages', 'userGroups', 'startsAt', 'endsAt'],
  },
  export: 'app-short-recommendation',
})
