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
  opensWith: { state: 'received,checking,countered' },
  verbs: ['edit'],
  export: 'copyright-notices',
})
