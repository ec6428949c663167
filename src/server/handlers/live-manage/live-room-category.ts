import * as commands from '../../../../commands/live-manage/live-room-category'
import liveRoom from '../../../entities/live-manage/live-room'
import roomCategory from '../../../entities/live-manage/room-category'
import roomSubCategory from '../../../entities/live-manage/room-sub-category'
import { maxRooms } from '../../domain/live/categories'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  mergeInto: {
    undo: 'image',
    check: (_context, { id }, { target }) =>
      Promise.resolve(id !== target || 'live-manage.live-room-category.sameTarget'),
    run: async ({ records }, category, { target }) => {
      for (const room of await records.where(liveRoom, { category: category.id }, maxRooms))
        await records.update(liveRoom, room, { category: target })
      for (const child of await records.where(roomSubCategory, { category: category.id }))
        await records.update(roomSubCategory, child, { category: target })
      await records.update(roomCategory, category, { enabled: false })
    },
  },
})
