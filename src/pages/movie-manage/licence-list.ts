import contentLicence from '../../entities/movie-manage/content-licence'
import { definePage } from '../../schema/page'

export default definePage(contentLicence, {
  kind: 'list',
  menu: 260,
  icon: 'clapperboard',
  lead: 'licensor',
  columns: [
    'contractNo',
    'licensor',
    'contents',
    'copyrightTag',
    'rights',
    'countryGroups',
    'countries',
    'exclusive',
    'startsAt',
    'endsAt',
    'daysLeft',
    'liveTitles',
    'guarantee',
    'revenueShare',
    'owner',
    'state',
  ],
  filters: ['contractNo', 'licensor', 'state', 'daysLeft', 'contents', 'countries', 'rights', 'owner'],
  sort: 'endsAt',
  opensWith: { state: 'active' },
  verbs: ['create', 'edit', 'copy', 'delete', 'import'],
  export: 'content-licence',
})
