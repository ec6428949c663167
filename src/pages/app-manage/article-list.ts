import appArticle from '../../entities/app-manage/app-article'
import { definePage } from '../../schema/page'

export default definePage(appArticle, {
  kind: 'list',
  menu: 90,
  icon: 'file-text',
  columns: [
    'code',
    'title',
    'category',
    'areas',
    'clients',
    'edition',
    'effectiveAt',
    'reConsent',
    'accepted',
    'missingLanguages',
    'views7d',
    'state',
    'updatedBy',
    'updatedAt',
  ],
  filters: ['category', 'code', 'title', 'areas', 'clients', 'state', 'missingLanguages', 'effectiveAt'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    identity: ['code', 'category', 'areas', 'clients'],
    text: ['title', 'body'],
    release: ['effectiveAt', 'reConsent', 'changeNote'],
  },
  export: 'app-article',
})
