import copyrightNotice from '../../entities/configur-manage/copyright-notice'
import { definePage } from '../../schema/page'

export default definePage(copyrightNotice, {
  kind: 'list',
  menu: 60,
  icon: 'copyright',
  columns: [
    'number',
    'kind',
    'holder',
    'source',
    'receivedAt',
    'dueAt',
    'state',
    'measure',
    'areas',
    'copyrightTags',
    'affected',
    'assignee',
    'enforcedAt',
    'endsAt',
  ],
  filters: ['state', 'kind', 'dueAt', 'holder', 'assignee', 'areas', 'copyrightTags', 'receivedAt'],
  sort: 'dueAt',
  verbs: ['edit'],
  calls: {
    copyrightTags: 'GET /cms/backend/tags/allCopyrightTag',
    blockedViewers: 'GET /user/backend/blacklist/copyright/list',
    viewerTagCodes: 'GET /user/backend/blacklist/copyright/getTagCodeList',
  },
  export: 'copyright-notices',
})
