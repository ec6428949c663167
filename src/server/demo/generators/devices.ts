import type device from '../../../entities/user-manage/device'
import { instant } from '../calendar'
import { ipAddress } from '../people'
import type { Generator, RowOf, World } from '../world'
import { bansOf } from './bans'
import { versionInUse } from './clients'
import { countryId } from './places'
import { clientOf, viewerAt } from './viewers'

type Device = RowOf<typeof device>

const androids = [
  'Samsung|Galaxy A15',
  'Samsung|Galaxy A54',
  'Samsung|Galaxy S23',
  'Xiaomi|Redmi Note 13',
  'Xiaomi|Redmi 12C',
  'OPPO|A78',
  'OPPO|Reno 11',
  'vivo|Y36',
  'vivo|V29',
  'realme|C55',
  'Infinix|Hot 40i',
  'TECNO|Spark 20',
  'Motorola|moto g84',
  'Motorola|moto e13',
  'Google|Pixel 7a',
  'HONOR|X8b',
] as const

const phones: Readonly<Record<string, readonly string[]>> = {
  android: androids,
  huawei: ['HUAWEI|nova 11', 'HUAWEI|P60', 'HUAWEI|Mate 50'],
  samsung: ['Samsung|Galaxy S24', 'Samsung|Galaxy A35', 'Samsung|Galaxy Z Flip5'],
  ios: [
    'Apple|iPhone 11',
    'Apple|iPhone 12',
    'Apple|iPhone 13',
    'Apple|iPhone 14 Pro',
    'Apple|iPhone 15',
    'Apple|iPad Air',
  ],
  androidTv: ['Xiaomi|Mi Box S', 'TCL|P635', 'Hisense|A6K', 'Sony|BRAVIA X75'],
  tvos: ['Apple|Apple TV 4K'],
  web: ['|Chrome', '|Safari', '|Edge', '|Firefox'],
  windows: ['|Windows PC'],
  macos: ['Apple|MacBook Air', 'Apple|MacBook Pro'],
}

interface Sort {
  readonly models: string
  readonly kind: NonNullable<Device['kind']>
  readonly os: NonNullable<Device['os']>
  readonly versions: readonly string[]
  readonly push: NonNullable<Device['pushProvider']>
}

const android: Sort = {
  models: 'android',
  kind: 'phone',
  os: 'android',
  versions: ['11', '12', '13', '13', '14', '14', '15'],
  push: 'fcm',
}

const web: Sort = { models: 'web', kind: 'web', os: 'web', versions: ['126', '127', '128', '131'], push: 'web' }

/** What runs each client, by its id. */
const sorts: Readonly<Record<number, Sort>> = {
  1: android,
  2: { models: 'ios', kind: 'phone', os: 'ios', versions: ['15.8', '16.7', '17.5', '17.6', '18.1'], push: 'apns' },
  3: android,
  4: { ...android, models: 'huawei', push: 'hms' },
  5: { ...android, models: 'samsung' },
  6: { models: 'androidTv', kind: 'tv', os: 'androidTv', versions: ['10', '11', '12'], push: 'none' },
  7: { models: 'tvos', kind: 'tv', os: 'tvos', versions: ['17.5', '18.0'], push: 'none' },
  8: web,
  9: web,
  10: { models: 'windows', kind: 'pc', os: 'windows', versions: ['10', '11'], push: 'none' },
  11: { models: 'macos', kind: 'pc', os: 'macos', versions: ['13.6', '14.5', '15.1'], push: 'none' },
  12: android,
}

/** Whose device it is: the first ones belong to a user each, those beyond are second devices. */
function ownerOf(world: World, index: number): number {
  const users = Math.max(1, world.count('user'))
  if (index < users) return index
  const share = (world.count('device') - users) / users
  return Math.min(users - 1, Math.ceil((index - users + 1) / share) - 1)
}

export const deviceGenerator: Generator = {
  distinct: true,
  row(world, index, random): Device {
    const { now } = world.calendar
    const owner = ownerOf(world, index)
    const { market, registeredAt } = viewerAt(world, owner)
    const isFirst = index < world.count('user')
    const clientId = clientOf(world, isFirst ? owner : index + 7_777_777, market)
    const sort = sorts[clientId] ?? android
    const [brand = '', model = ''] = random.pick(phones[sort.models]!).split('|')
    const isTablet = model.includes('iPad')
    const isBlocked =
      isFirst &&
      bansOf(world, owner).some(({ scope, state }) => scope === 'login' && state === 'active') &&
      random.chance(0.25)
    const seen = registeredAt + (isFirst ? 0 : random.next() * (now - registeredAt))
    const isOdd = isBlocked || random.chance(0.02)
    return {
      deviceId: random.characters(32),
      kind: isTablet ? 'tablet' : sort.kind,
      brand: brand || null,
      model,
      os: sort.os,
      osVersion: random.pick(sort.versions),
      client: world.id('client', clientId - 1),
      clientVersion: versionInUse(world, clientId, random),
      channel: world.id('channel', random.skewed(world.count('channel'), 2.2)),
      lastUser: world.id('user', owner),
      userCount: 1 + random.skewed(4, 4),
      firstSeenAt: instant(seen),
      lastSeenAt: instant(seen + random.next() ** 0.5 * (now - seen)),
      lastIp: ipAddress(random),
      country: countryId(world, market.iso2),
      pushProvider: sort.push,
      pushAllowed: sort.push !== 'none' && random.chance(sort.push === 'apns' ? 0.56 : 0.78),
      rooted: sort.os === 'android' && random.chance(isOdd ? 0.3 : 0.015),
      emulator: sort.os === 'android' && isOdd && random.chance(0.4),
      riskScore: isOdd ? random.between(55, 97) : random.skewed(40, 2.5),
      blockReason: isBlocked
        ? random.pick([
            'Signed up 40 accounts in an hour',
            'Same device on 14 banned accounts',
            'Looks like a device farm',
          ])
        : null,
      state: isBlocked ? 'blocked' : 'normal',
      createdAt: instant(seen),
      createdBy: null,
      updatedAt: instant(seen),
      updatedBy: null,
    }
  },
}
