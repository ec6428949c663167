import searchSetting from '../../../entities/app-manage/search-setting'
import { definePage } from '../../../schema/page'

export default definePage(searchSetting, {
  kind: 'list',
  subpage: 1,
  icon: 'settings-2',
  columns: ['areas', 'hotSource', 'hotCount', 'tabs', 'typoTolerance', 'emptyFallback', 'updatedBy', 'updatedAt'],
  filters: ['areas', 'hotSource'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
})
