import areaConfig from '../../entities/develop-manage/area-config'
import { definePage } from '../../schema/page'

export default definePage(areaConfig, {
  kind: 'list',
  menu: 30,
  icon: 'code',
  columns: [
    'order',
    'group',
    'name',
    'countries',
    'isoCodes',
    'oldId',
    'market',
    'uses',
    'enabled',
    'remark',
    'updatedBy',
    'updatedAt',
  ],
  filters: ['group', 'countries', 'name', 'market', 'enabled'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  calls: {
    save: 'POST /config/manage/area/config/save',
    delete: 'GET /config/manage/area/config/del',
  },
  loading: ['save'],
  export: 'areas',
})
