import siteSetting from '../../entities/configur-manage/site-setting'
import { definePage } from '../../schema/page'

export default definePage(siteSetting, {
  kind: 'list',
  menu: 20,
  icon: 'sliders-horizontal',
  alsoCalled: ['online config', '在线配置'],
  columns: [
    'key',
    'title',
    'group',
    'valueType',
    'value',
    'draftValue',
    'unit',
    'overrideCount',
    'state',
    'highRisk',
    'delivery',
    'owner',
    'publishedBy',
    'publishedAt',
  ],
  filters: ['key', 'group', 'state', 'owner', 'valueType', 'highRisk', 'delivery', 'publishedAt'],
  sort: 'key',
  verbs: ['create', 'edit', 'copy', 'import'],
  fieldsets: {
    what: ['key', 'title', 'group', 'description', 'owner'],
    value: ['valueType', 'schema', 'unit', 'draftValue'],
    delivery: ['delivery', 'minVersion', 'sensitive', 'highRisk'],
  },
  export: 'site-settings',
})
