import countryGroup from '../../entities/movie-manage/country-group'
import { definePage } from '../../schema/page'

export default definePage(countryGroup, {
  kind: 'list',
  menu: 230,
  icon: 'users',
  columns: ['code', 'name', 'purpose', 'countries', 'ratingLimit', 'uses', 'enabled', 'updatedBy', 'updatedAt'],
  filters: ['name', 'code', 'purpose', 'countries', 'enabled'],
  sort: 'code',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  export: 'country-group',
})
