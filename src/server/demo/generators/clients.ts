import type client from '../../../entities/app-manage/client'
import { artworkKey } from '../../media/artwork/artwork'
import type { Random } from '../../base/random'
import type { Generator, RowOf, World } from '../world'

type Platform = NonNullable<RowOf<typeof client>['platform']>

type Store = NonNullable<RowOf<typeof client>['store']>

/** The apps that viewers use. The last number says how much it is used, beside the others. */
export const clientList = [
  ['Iron Player for Android', 'android', 'android', 'googlePlay', 'app.ironplayer', '7.0', 480_000],
  ['Iron Player for iPhone', 'ios', 'ios', 'appStore', 'app.ironplayer.ios', '15.0', 260_000],
  ['Iron Player Lite', 'android_lite', 'android', 'apk', 'app.ironplayer.lite', '6.0', 120_000],
  ['Iron Player for Huawei', 'huawei', 'android', 'huawei', 'app.ironplayer.hms', '8.0', 42_000],
  ['Iron Player for Galaxy', 'galaxy', 'android', 'samsung', 'app.ironplayer.galaxy', '8.0', 38_000],
  ['Iron Player for Android TV', 'android_tv', 'androidTv', 'googlePlay', 'app.ironplayer.tv', '8.0', 51_000],
  ['Iron Player for Apple TV', 'apple_tv', 'appleTv', 'appStore', 'app.ironplayer.atv', '15.0', 9_000],
  ['Iron Player Web', 'web', 'web', 'web', '', '', 74_000],
  ['Iron Player H5', 'h5', 'h5', 'web', '', '', 58_000],
  ['Iron Player for Windows', 'windows', 'windows', 'web', 'app.ironplayer.win', '10', 11_000],
  ['Iron Player for Mac', 'mac', 'mac', 'web', 'app.ironplayer.mac', '12.0', 4_000],
  ['Iron Shorts', 'shorts', 'android', 'googlePlay', 'app.ironshorts', '7.0', 90_000],
] as const satisfies readonly (readonly [string, string, Platform, Store, string, string, number])[]

/** Versions a client has; the last ones are not out yet. */
export function versionsPerClient(world: World): number {
  return Math.max(1, Math.floor(world.count('clientVersion') / Math.max(1, world.count('client'))))
}

/** The version at a place in the order of all, the first being 0: what it is called but for its last number. */
const partsOf = (step: number) => [3 + Math.floor(step / 6), step % 6] as const
const patchOf = (client: number, step: number): number => (client + step * 3) % 4

/** What the versions of a client are called, and the codes that their order is told by: 4.2.1 is 40201. */
export const nameOfStep = (client: number, step: number): string => [...partsOf(step), patchOf(client, step)].join('.')
export const codeOfVersion = (client: number, step: number): number => codeOfStep(step) + patchOf(client, step)

/** The code from which on a client has the versions of a step, whichever client it is. */
export function codeOfStep(step: number): number {
  const [major, minor] = partsOf(step)
  return major * 10_000 + minor * 100
}

/** How many of all users use a client on a day. */
export function dailyOf(world: World, client: number): number {
  const whole = clientList.reduce((sum, each) => sum + each[6], 0)
  return Math.round((world.count('user') * 0.3 * clientList[client]![6]) / whole)
}

/** A version that viewers of a client have: mostly the newest that is out. */
export function versionInUse(world: World, clientId: number, random: Random): number | null {
  const each = versionsPerClient(world)
  const behind = each > 2 ? 2 + random.skewed(each - 2, 3) : 0
  return world.id('clientVersion', (clientId - 1) * each + each - 1 - behind)
}

export const clientGenerator: Generator = {
  count: () => clientList.length,
  distinct: true,
  row(world, index): RowOf<typeof client> {
    const [name, code, platform, store, packageName, minOs] = clientList[index]!
    const each = versionsPerClient(world)
    return {
      name,
      code,
      platform,
      packageName: packageName || null,
      store,
      storeUrl: `https://store.example.com/${code}`,
      areas: [-1],
      channelGroup: world.id('channelGroup', index),
      icon: artworkKey('icon', `client-${index}`, 'I'),
      minOs: minOs || null,
      currentVersion: world.id('clientVersion', index * each + Math.max(0, each - 3)),
      dailyActive: dailyOf(world, index),
      enabled: true,
      state: 'active',
    }
  },
}
