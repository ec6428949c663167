import searchHotWord from '../../entities/app-manage/search-hot-word'
import { definePage } from '../../schema/page'

export default definePage(searchHotWord, {
  kind: 'list',
  menu: 110,
  icon: 'search',
  columns: [
    'position',
    'word',
    'use',
    'language',
    'areas',
    'jump',
    'badge',
    'pinnedPlace',
    'searches7d',
    'clickRate7d',
    'noResultRate7d',
    'startsAt',
    'endsAt',
    'enabled',
  ],
  filters: ['use', 'word', 'language', 'areas', 'badge', 'enabled', 'startsAt'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort', 'import'],
  fieldsets: {
    word: ['use', 'word', 'language', 'areas', 'synonyms'],
    show: ['jump', 'badge'],
    schedule: ['startsAt', 'endsAt'],
  },
  export: 'app-search-word',
})
