import telegramChannel from '../../entities/configur-manage/telegram-channel'
import { definePage } from '../../schema/page'

export default definePage(telegramChannel, {
  kind: 'list',
  menu: 40,
  icon: 'send',
  columns: [
    'order',
    'avatar',
    'name',
    'handle',
    'kind',
    'purpose',
    'language',
    'areas',
    'placements',
    'members',
    'growth7d',
    'clicks7d',
    'health',
    'enabled',
    'owner',
  ],
  filters: ['name', 'kind', 'purpose', 'areas', 'language', 'health', 'enabled', 'owner'],
  sort: 'order',
  verbs: ['create', 'edit', 'delete', 'enable', 'sort'],
  fieldsets: {
    channel: ['name', 'handle', 'kind', 'purpose', 'inviteUrl', 'avatar'],
    bot: ['chatId', 'botToken'],
    shownInTheApp: ['language', 'areas', 'clients', 'placements'],
    owner: ['owner', 'enabled'],
  },
  export: 'telegram-channels',
})
