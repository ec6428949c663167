import message from '../../entities/service-manage/message'
import { definePage } from '../../schema/page'

export default definePage(message, {
  kind: 'list',
  menu: 110,
  icon: 'message-square',
  columns: [
    'code',
    'kind',
    'category',
    'title',
    'cover',
    'target',
    'sender',
    'popup',
    'sends',
    'lastSentAt',
    'expiresAt',
    'state',
    'enabled',
    'updatedBy',
  ],
  filters: ['title', 'kind', 'category', 'state', 'code', 'lastSentAt', 'enabled'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
  export: 'message',
})
