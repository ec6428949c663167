import * as commands from '../../../../commands/live-manage/guild-room'
import guildEntity from '../../../entities/live-manage/guild'
import guildRoom from '../../../entities/live-manage/guild-room'
import { handlers } from '../../operations/handler'

/** How many halls a guild opens, by its grade. */
const maxHalls = { S: 50, A: 20, B: 8, C: 3 } as const

export default handlers(commands, {
  approve: {
    check: async ({ records }, { guild }) => {
      const { grade, name } = await records.get(guildEntity, guild)
      const most = maxHalls[grade ?? 'C']
      const open = await records.where(guildRoom, { guild, state: ['open', 'suspended'] }, most)
      return open.length < most || { caption: 'live-manage.guild-room.mostOpen', params: { name, count: String(most) } }
    },
    run: async ({ records }, hall) => {
      await records.update(guildRoom, hall, { state: 'open' })
    },
  },
})
