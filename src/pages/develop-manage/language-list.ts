import language from '../../entities/develop-manage/language'
import { definePage } from '../../schema/page'

export default definePage(language, {
  kind: 'list',
  menu: 50,
  icon: 'languages',
  columns: [
    'order',
    'code',
    'name',
    'nativeName',
    'rtl',
    'fallback',
    'app',
    'subtitles',
    'audio',
    'captionsRequired',
    'coverage',
    'enabled',
    'updatedAt',
  ],
  filters: ['code', 'app', 'subtitles', 'rtl', 'enabled'],
  sort: 'order',
  verbs: ['create', 'edit', 'enable', 'sort'],
  fieldsets: {
    identity: ['code', 'name', 'nativeName', 'rtl', 'translateCode'],
    use: ['app', 'subtitles', 'audio', 'captionsRequired', 'fallback', 'enabled'],
  },
  export: 'languages',
})
