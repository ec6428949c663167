import emojiPack from '../../../entities/app-manage/emoji-pack'
import { definePage } from '../../../schema/page'

export default definePage(emojiPack, {
  kind: 'list',
  subpage: 1,
  icon: 'package',
  columns: [
    'position',
    'cover',
    'name',
    'scenes',
    'areas',
    'access',
    'minLevel',
    'emojiCount',
    'sent7d',
    'startsAt',
    'endsAt',
    'enabled',
  ],
  filters: ['name', 'scenes', 'areas', 'access', 'enabled'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
})
