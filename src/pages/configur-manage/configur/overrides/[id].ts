import siteSettingOverride from '../../../../entities/configur-manage/site-setting-override'
import { definePage } from '../../../../schema/page'

export default definePage(siteSettingOverride, {
  kind: 'layout',
  icon: 'settings-2',
  columns: [
    'order',
    'name',
    'areas',
    'clients',
    'channels',
    'minVersion',
    'maxVersion',
    'userGroup',
    'percent',
    'value',
    'startsAt',
    'endsAt',
    'enabled',
  ],
  filters: ['areas', 'clients', 'enabled'],
  sort: 'order',
  within: 'setting',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    who: ['areas', 'clients', 'channels', 'minVersion', 'maxVersion', 'userGroup', 'percent'],
    what: ['name', 'value'],
    when: ['startsAt', 'endsAt', 'enabled'],
  },
})
