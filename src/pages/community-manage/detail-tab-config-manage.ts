import detailTab from '../../entities/community-manage/detail-tab'
import { definePage } from '../../schema/page'

export default definePage(detailTab, {
  kind: 'layout',
  menu: 80,
  icon: 'sliders-horizontal',
  columns: [
    'order',
    'title',
    'code',
    'kind',
    'custom',
    'contentKinds',
    'areas',
    'clients',
    'minVersion',
    'maxVersion',
    'isDefault',
    'badge',
    'startAt',
    'endAt',
    'openShare',
    'enabled',
  ],
  filters: ['contentKinds', 'areas', 'clients', 'kind', 'enabled'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  export: 'detail-tab',
})
