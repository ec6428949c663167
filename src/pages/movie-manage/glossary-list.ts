import translationTerm from '../../entities/movie-manage/translation-term'
import { definePage } from '../../schema/page'

export default definePage(translationTerm, {
  kind: 'list',
  menu: 270,
  icon: 'clapperboard',
  columns: [
    'term',
    'sourceLanguage',
    'kind',
    'content.title',
    'translations',
    'caseSensitive',
    'hits',
    'enabled',
    'updatedBy',
    'updatedAt',
  ],
  filters: ['term', 'kind', 'sourceLanguage', 'content', 'enabled'],
  sort: '-hits',
  verbs: ['create', 'edit', 'delete', 'enable', 'import'],
  export: 'translation-term',
})
