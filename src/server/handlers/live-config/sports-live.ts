import * as commands from '../../../../commands/live-config/sports-live'
import sportsMatch from '../../../entities/live-config/sports-match'
import sportsStream from '../../../entities/live-config/sports-stream'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  publish: {
    check: async ({ records }, { id }) => {
      const streams = await records.where(sportsStream, { match: id, enabled: true, health: ['good', 'unstable'] }, 1)
      return streams.length > 0 || 'live-config.sports-live.noStream'
    },
    run: async ({ records }, match) => {
      await records.update(sportsMatch, match, { state: 'published' })
    },
  },

  switchStream: {
    check: async ({ records }, { id }, { stream }) => {
      const { match, enabled, health } = await records.get(sportsStream, stream)
      if (match !== id) return 'live-config.sports-live.otherMatch'
      return (enabled !== false && health !== 'down') || 'live-config.sports-live.streamDown'
    },
    run: async ({ records }, match, { stream }) => {
      await records.update(sportsMatch, match, { stream })
    },
  },
})
