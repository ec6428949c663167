import client from '../../src/entities/app-manage/client'
import clientStatusRule from '../../src/entities/app-manage/client-status-rule'
import { area, because, int, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'

export const openVersions = defineCommand(client, {
  on: 'row',
  does: leadTo('/app-manage/client/ClientManage/ClientVersion?client={id}'),
  keys: 'o',
  icon: 'git-branch',
})

export const openChannels = defineCommand(client, {
  on: 'row',
  does: leadTo('/app-manage/client/Channel/channelClientType?client={id}'),
  icon: 'waypoints',
})

export const retire = defineCommand(client, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  inverse: 'restore',
  icon: 'archive',
})

/** For a client that many still use, by another person than the one who asks. */
export const retireInUse = defineCommand(client, {
  on: 'row',
  states: ['active'],
  asks: { reason: because() },
  danger: 'second',
  destroys: true,
  icon: 'archive',
})

export const restore = defineCommand(client, { on: 'row', does: move(), inverse: 'retire', icon: 'archive-restore' })

/** A rule of its own: scheduled at once for a small client, a draft for somebody else to schedule where many use it. */
export const maintenance = defineCommand(client, {
  on: 'rows',
  asks: {
    areas: asked(clientStatusRule, 'areas', { required: true }),
    startsAt: asked(clientStatusRule, 'startsAt', { required: true }),
    endsAt: asked(clientStatusRule, 'endsAt', { required: true }),
    notice: asked(clientStatusRule, 'notice', { required: true }),
  },
  danger: 'confirm',
  icon: 'construction',
  alsoCalled: ['take down for maintenance', '停服维护'],
})

/** One version serves only the licensed catalogue, with nothing live and nothing to pay, while the store looks at it. */
export const storeReview = defineCommand(client, {
  on: 'row',
  asks: {
    version: ref('clientVersion', { required: true }),
    endsAt: asked(clientStatusRule, 'endsAt'),
  },
  icon: 'store',
  alsoCalled: ['review mode', '提审模式', '过审开关'],
})

/** What a device would be told: status, forced update, prompt, each with the record that decides. */
export const testUpdate = definePageCommand({
  asks: {
    client: ref('client', { required: true }),
    versionCode: int({ min: 1, required: true }),
    channel: ref('channel'),
    area: area({ group: 'forceUpdate' }),
  },
  icon: 'flask-conical',
})
