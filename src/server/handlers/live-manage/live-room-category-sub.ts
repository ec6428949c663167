import * as commands from '../../../../commands/live-manage/live-room-category-sub'
import liveRoom from '../../../entities/live-manage/live-room'
import roomSubCategory from '../../../entities/live-manage/room-sub-category'
import { maxRooms } from '../../domain/live/categories'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  mergeInto: {
    undo: 'image',
    check: (_context, { id }, { target }) =>
      Promise.resolve(id !== target || 'live-manage.live-room-category.sameTarget'),
    run: async ({ records }, child, { target }) => {
      const { category } = await records.get(roomSubCategory, target)
      for (const room of await records.where(liveRoom, { subCategory: child.id }, maxRooms))
        await records.update(liveRoom, room, { category, subCategory: target })
      await records.update(roomSubCategory, child, { enabled: false })
    },
  },
})
