import shortSearchWord from '../../../entities/short-manage/short-search-word'
import { definePage } from '../../../schema/page'

export default definePage(shortSearchWord, {
  kind: 'list',
  subpage: 1,
  icon: 'search',
  columns: [
    'position',
    'kind',
    'word',
    'language',
    'areas',
    'short.title',
    'badge',
    'startsAt',
    'endsAt',
    'searches7d',
    'clickRate7d',
    'unlockRate7d',
    'noResultRate7d',
    'enabled',
  ],
  filters: ['kind', 'word', 'language', 'areas', 'enabled', 'short'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort', 'import'],
  export: 'short-search-word',
})
