import channelGroup from '../../src/entities/app-manage/channel-group'
import { because, oneOf, ref } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'

export const openChannels = defineCommand(channelGroup, {
  on: 'row',
  does: leadTo('/app-manage/client/ClientManage/ClientChannel?channelGroup={id}'),
  keys: 'o',
  icon: 'waypoints',
})

export const assignMembers = defineCommand(channelGroup, {
  on: 'rows',
  asks: {
    members: asked(channelGroup, 'members', { required: true }),
    mode: oneOf(['add', 'remove', 'replace'], { required: true, default: 'add' }),
  },
  keys: 'a',
  icon: 'user-plus',
})

/** All channels of the group, so that it can be deleted. */
export const moveChannels = defineCommand(channelGroup, {
  on: 'row',
  asks: { target: ref('channelGroup', { required: true }) },
  danger: 'confirm',
  icon: 'arrow-right-left',
})

/** Shown for half a minute; the audit says who looked and why. */
export const revealKey = defineCommand(channelGroup, {
  audits: 'reveal',
  on: 'row',
  code: 'AppManage:applicationChannelGroup.reveal',
  asks: { reason: because() },
  icon: 'eye',
})
