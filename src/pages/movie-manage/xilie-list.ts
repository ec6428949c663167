import xilie from '../../entities/movie-manage/xilie'
import { definePage } from '../../schema/page'

export default definePage(xilie, {
  kind: 'list',
  menu: 130,
  icon: 'clapperboard',
  columns: ['id', 'cover', 'name', 'items', 'areas', 'showOnDetail', 'autoNext', 'enabled', 'updatedBy', 'updatedAt'],
  filters: ['name', 'enabled', 'areas', 'showOnDetail', 'updatedAt'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'delete', 'enable'],
  export: 'xilie',
})
