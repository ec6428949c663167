import homePlacement from '../../../entities/app-manage/home-placement'
import { definePage } from '../../../schema/page'

export default definePage(homePlacement, {
  kind: 'layout',
  icon: 'layout-template',
  columns: [
    'position',
    'component.name',
    'component.kind',
    'titleOverride',
    'areas',
    'clients',
    'minVersion',
    'audience',
    'userGroups',
    'startsAt',
    'endsAt',
    'pinned',
    'experimentPercent',
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
    targeting: ['areas', 'clients', 'channels', 'minVersion', 'maxVersion', 'languages'],
    audience: ['audience', 'userGroups', 'experimentPercent'],
    schedule: ['startsAt', 'endsAt'],
  },
  export: 'game-home-placement',
})
