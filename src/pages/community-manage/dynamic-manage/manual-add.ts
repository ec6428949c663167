import dynamic from '../../../entities/community-manage/dynamic'
import { definePage } from '../../../schema/page'

export default definePage(dynamic, {
  kind: 'form',
  menu: 20,
  icon: 'megaphone',
  openedBy: ['id'],
  fieldsets: {
    authorAndText: ['author', 'kind', 'text', 'spoiler', 'topics', 'mentions'],
    media: ['images', 'video', 'poll'],
    content: ['attached', 'score'],
    reach: ['areas', 'visibility', 'weight', 'featured', 'publishAt', 'commentsClosed'],
  },
})
