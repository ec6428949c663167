import * as commands from '../../../../commands/app-manage/application-channel-group'
import channel from '../../../entities/app-manage/channel'
import channelGroup from '../../../entities/app-manage/channel-group'
import { listAfter } from '../../operations/list-mode'
import { revealed } from '../../run/reveal-secret'
import { handlers } from '../../operations/handler'

/** As many channels as one group may have to be moved. */
const maxChannels = 5_000

export default handlers(commands, {
  assignMembers: {
    run: async ({ records }, row, { members, mode }) => {
      await records.update(channelGroup, row, { members: listAfter(row.members ?? [], members, mode) })
    },
  },

  moveChannels: {
    check: async ({ records }, row, { target }) => {
      if (target === row.id) return 'derived.alreadySo'
      const [some] = await records.where(channel, { channelGroup: row.id }, 1)
      return some !== undefined || 'app-manage.application-channel-group.moveChannels.none'
    },
    run: async ({ records }, row, { target }) => {
      await records.get(channelGroup, target)
      const channels = await records.where(channel, { channelGroup: row.id }, maxChannels)
      for (const each of channels) await records.update(channel, each, { channelGroup: target })
      return { count: channels.length }
    },
  },

  revealKey: {
    run: async (context, { attributionKey }) => revealed(context, { attributionKey }),
  },
})
