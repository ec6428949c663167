import telegramPost from '../../../entities/configur-manage/telegram-post'
import { definePage } from '../../../schema/page'

export default definePage(telegramPost, {
  kind: 'list',
  icon: 'settings-2',
  columns: [
    'text',
    'image',
    'channels',
    'link',
    'state',
    'sendAt',
    'sentAt',
    'views',
    'clicks',
    'pinned',
    'createdBy',
    'createdAt',
  ],
  filters: ['channels', 'state', 'sendAt', 'createdBy', 'pinned'],
  sort: '-createdAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    message: ['text', 'image', 'button', 'link'],
    to: ['channels', 'silent', 'pinned'],
    when: ['sendAt'],
  },
  export: 'telegram-posts',
})
