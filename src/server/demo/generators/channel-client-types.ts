import type channelClientType from '../../../entities/app-manage/channel-client-type'
import { day, hour, instant } from '../calendar'
import type { Generator, RowOf } from '../world'
import { channelGroupKind } from './channels'
import { clientList, versionInUse } from './clients'

type PackStatus = NonNullable<RowOf<typeof channelClientType>['packStatus']>

/** Which clients a channel leads to, by the kind of its group: codes of clients, the usual ones first. */
const clientsOf: Readonly<Record<string, readonly string[]>> = {
  store: ['android', 'shorts', 'android_lite', 'galaxy'],
  advertising: ['android', 'ios', 'shorts', 'android_lite'],
  preinstall: ['android', 'android_lite', 'galaxy', 'android_tv'],
  invite: ['android', 'ios', 'h5', 'web'],
  partner: ['android', 'ios', 'android_lite', 'shorts'],
  web: ['h5', 'web', 'android', 'ios'],
}

/** Stores of their own hand out what they have checked; a package for the channel is made for these platforms alone. */
const packed = new Set(['android', 'androidTv'])

/** The clients that each channel leads to: first the usual one of every channel, then the next. */
export const channelClientTypeGenerator: Generator = {
  distinct: true,
  count: (world) => Math.min(300, 3 * world.count('channel')),
  row(world, index, random): RowOf<typeof channelClientType> {
    const channels = Math.max(1, world.count('channel'))
    const channel = index % channels
    const codes = clientsOf[channelGroupKind(channel)]!
    const code = codes[Math.floor(index / channels) % codes.length]!
    const nth = clientList.findIndex((each) => each[1] === code)
    const [, , platform, , packageName] = clientList[nth]!
    const isPacked = packed.has(platform)
    const packStatus: PackStatus = isPacked ? (random.chance(0.03) ? 'failed' : 'ready') : 'none'
    const { now } = world.calendar
    const createdAt = now - random.between(20, 300) * day
    const packedAt = now - random.between(1, 18 * 24) * hour
    return {
      channel: world.id('channel', channel) ?? 0,
      client: world.id('client', nth) ?? 0,
      packageName: packageName || null,
      currentVersion: versionInUse(world, nth + 1, random),
      downloadUrl: `https://dl.example.com/${code}/${channel + 1}${isPacked ? '.apk' : ''}`,
      packStatus,
      packError: packStatus === 'failed' ? 'The signing key of the channel was refused' : null,
      packedAt: packStatus === 'none' ? null : instant(packedAt),
      enabled: random.chance(0.94),
      createdAt: instant(createdAt),
      updatedAt: instant(packStatus === 'none' ? createdAt : packedAt),
    }
  },
}
