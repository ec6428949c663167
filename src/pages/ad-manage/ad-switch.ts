import adSwitch from '../../entities/ad-manage/ad-switch'
import { definePage } from '../../schema/page'

export default definePage(adSwitch, {
  kind: 'list',
  menu: 20,
  icon: 'toggle-right',
  columns: [
    'slot',
    'slot.page',
    'areas',
    'clients',
    'channels',
    'minVersion',
    'audience',
    'trafficPercent',
    'capPerDay',
    'minGap',
    'waterfall',
    'offUntil',
    'reach24h',
    'revenue24h',
    'currency',
    'enabled',
  ],
  filters: ['slot', 'areas', 'clients', 'channels', 'audience', 'enabled', 'offUntil'],
  sort: 'slot',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  fieldsets: {
    scope: ['slot', 'areas', 'clients', 'channels', 'minVersion', 'maxVersion'],
    audience: ['audience', 'userGroups', 'trafficPercent'],
    limits: ['capPerDay', 'minGap'],
    sources: ['waterfall'],
  },
  export: 'ad-switch',
})
