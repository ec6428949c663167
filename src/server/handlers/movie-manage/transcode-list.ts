import * as commands from '../../../../commands/movie-manage/transcode-list'
import transcodeHold from '../../../entities/movie-manage/transcode-hold'
import { isHeld } from '../../domain/media/transcode-holds'
import { handlers } from '../../operations/handler'
import { refused } from '../../base/errors'

export default handlers(commands, {
  pauseQueue: {
    run: async ({ db, records }, { profile, reason }) => {
      if (await isHeld(db, profile)) throw refused('movie-manage.transcode-list.pauseQueue.already')
      const { id } = await records.insert(transcodeHold, { profile, reason })
      return { id }
    },
  },

  resumeQueue: {
    run: async ({ records }) => {
      const holds = await records.where(transcodeHold, {})
      if (holds.length === 0) throw refused('movie-manage.transcode-list.resumeQueue.none')
      for (const hold of holds) await records.remove(transcodeHold, hold)
    },
  },
})
