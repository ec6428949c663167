import * as commands from '../../../../../../commands/app-manage/client/Channel/channelClientType'
import channelClientType from '../../../../../entities/app-manage/channel-client-type'
import clientVersion from '../../../../../entities/app-manage/client-version'
import { handlers } from '../../../../operations/handler'

export default handlers(commands, {
  /** A channel hands out a version of its own client. */
  setVersion: {
    check: async ({ records }, row, { currentVersion }) => {
      const [version] = await records.where(clientVersion, { id: currentVersion ?? 0 })
      if (!version) return 'error.noSuchRecord'
      return version.client === row.client || 'app-manage.client-Channel-channelClientType.otherClient'
    },
    run: async ({ records }, row, { currentVersion }) => {
      await records.update(channelClientType, row, { currentVersion })
    },
  },
})
