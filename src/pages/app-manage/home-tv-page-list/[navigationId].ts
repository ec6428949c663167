import homePlacement from '../../../entities/app-manage/home-placement'
import { definePage } from '../../../schema/page'

export default definePage(homePlacement, {
  kind: 'layout',
  icon: 'house',
  columns: [
    'position',
    'component',
    'component.kind',
    'titleOverride',
    'areas',
    'clients',
    'minVersion',
    'maxVersion',
    'audience',
    'startsAt',
    'endsAt',
    'pinned',
    'impressions7d',
    'clickRate7d',
    'enabled',
  ],
  filters: ['areas', 'clients', 'languages', 'audience', 'component', 'enabled'],
  sort: 'position',
  within: 'navigation',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    what: ['component', 'titleOverride', 'pinned'],
    targeting: ['areas', 'clients', 'minVersion', 'maxVersion', 'languages'],
    audience: ['audience', 'userGroups', 'experimentPercent'],
    period: ['startsAt', 'endsAt'],
  },
  export: 'app-home-placement-tv',
})
