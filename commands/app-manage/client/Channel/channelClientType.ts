import channelClientType from '../../../../src/entities/app-manage/channel-client-type'
import { asked, defineCommand } from '../../../../src/schema/command'

/** The version that the channel's download link hands out. */
export const setVersion = defineCommand(channelClientType, {
  on: 'rows',
  asks: { currentVersion: asked(channelClientType, 'currentVersion', { required: true }) },
  keys: 't',
  icon: 'git-branch',
})
