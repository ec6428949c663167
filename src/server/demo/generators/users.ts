import type user from '../../../entities/user-manage/user'
import { artworkKey } from '../../media/artwork/artwork'
import { dateOf, day, instant } from '../calendar'
import { emailAddress, ipAddress, nickname, voices, type Market } from '../people'
import { weights, weightsOf, type Random } from '../../base/random'
import { languageOf } from '../words/languages'
import { countries } from '../words/countries'
import { scatter } from '../scatter'
import type { Generator, RowOf, World } from '../world'
import { bansOf } from './bans'
import { versionInUse } from './clients'
import { invitersOf } from './invite-plan'
import { labelsByUser, leastPaid } from './label-plan'
import { areaId, countryId, languageId } from './places'
import { subscriptionGenerator, subscribers } from './subscriptions'
import { clientOf, viewerAt } from './viewers'
import { vipStandingOf } from './vip-standing'

type User = RowOf<typeof user>
type RegisterType = NonNullable<User['registerType']>

const timezones = new Map(countries.map(({ iso2, timezone, dial }) => [iso2, { timezone, dial }]))
const registerTypes = weightsOf({ guest: 20, phone: 24, email: 12, google: 26, facebook: 10, tiktok: 5, line: 3 })
const kinds = weights([
  ['normal', 968],
  ['anchor', 15],
  ['up', 8],
  ['operated', 6],
  ['test', 2],
  ['official', 1],
] as const)
const flags = ['emulator', 'rooted', 'vpn', 'deviceFarm', 'refundAbuse', 'spam', 'stolenCard', 'multiAccount'] as const

/** The index of the user's second device, if they have one: devices beyond the number of users belong to every n-th. */
function secondDevice(world: World, index: number): number | null {
  const users = world.count('user')
  const share = Math.max(0, world.count('device') - users) / Math.max(1, users)
  const before = Math.floor(index * share)
  return Math.floor((index + 1) * share) > before ? users + before : null
}

/** How many hosts there are at most, and companions, and promoters. */
const mostKnown = 400

/** Who became a host, a companion or a promoter: nobody does so as a guest, nor has left. */
function isKnown(world: World, index: number): boolean {
  const count = world.count('user')
  const known = world.once(
    'users known to staff',
    () => new Set(Array.from({ length: Math.min(mostKnown, count) }, (_, nth) => scatter(count, nth))),
  )
  return known.has(index)
}

/** Who still has VIP, or a subscription that goes on, has to end that before they leave. */
function pays(world: World, index: number): boolean {
  if (/^(active|trial|grace)$/.test(vipStandingOf(world, index).state)) return true
  if (index >= subscribers(world)) return false
  const { state } = subscriptionGenerator.row(world, index, world.random('subscription', index))
  return state !== 'expired' && state !== 'revoked'
}

export const userGenerator: Generator = {
  distinct: true,
  row(world, index, random): User {
    const { now } = world.calendar
    const { market, registeredAt } = viewerAt(world, index)
    const bans = bansOf(world, index).filter(({ state }) => state === 'active')
    const loginBan = bans.find(({ scope }) => scope === 'login')
    const vip = vipStandingOf(world, index)
    const stays = loginBan || bans.length > 0 || isKnown(world, index) || pays(world, index)
    const leaving = stays ? 1 : random.next()
    const state = loginBan ? 'disabled' : leaving < 0.006 ? 'deleting' : leaving < 0.018 ? 'deleted' : 'normal'
    const isGone = state === 'deleted'
    const inviter = invitersOf(world).get(index)
    const clientId = clientOf(world, index, market)
    const registeredBy: RegisterType =
      clientId === 2 && random.chance(0.3)
        ? 'apple'
        : clientId === 4 && random.chance(0.5)
          ? 'huawei'
          : random.weighted(registerTypes)
    const registerType = registeredBy === 'guest' && isKnown(world, index) ? 'google' : registeredBy
    const isGuest = registerType === 'guest'
    const name = isGone
      ? '已注销用户'
      : isGuest
        ? `Guest_${(index * 7919 + 104_729) % 1_000_003}`
        : nickname(random, market.voice)
    // Whoever leaves has asked to within the thirty days that they may come back.
    const leftAt = state === 'deleting' ? Math.max(registeredAt, now - random.next() * 29 * day) : undefined
    const lastActiveAt = leftAt ?? lastActive(random, registeredAt, loginBan ? loginBan.startsAt : now)
    const other = spending(random, market, {
      ...{ registeredAt, lastActiveAt },
      least: leastPaid(world, index),
    })
    const [totalPaid, paidOrders] = [other.totalPaid + vip.paid, other.paidOrders + vip.periods]
    const activity = now - lastActiveAt < 30 * day ? random.longTail(26_000, 1.3) : 0
    const isRisky = loginBan !== undefined || random.chance(0.03)
    const kind = isGuest ? 'normal' : random.weighted(kinds)
    const isFamous = kind !== 'normal' && kind !== 'test'
    const place = timezones.get(market.iso2)!
    const hasEmail =
      !isGone && !isGuest && (registerType === 'email' || registerType === 'google' || random.chance(0.25))
    const hasPhone = !isGone && (registerType === 'phone' || (!isGuest && random.chance(0.2)))
    const writes = !isGuest && random.chance(0.3)
    return {
      displayId: displayId(index),
      nickname: name,
      portrait:
        isGone || (isGuest && random.chance(0.8))
          ? null
          : artworkKey('portrait', `user-${index}`, random.chance(0.3) ? name : ''),
      gender: isGone || random.chance(0.35) ? 'unknown' : random.chance(0.58) ? 'female' : 'male',
      birthday:
        isGone || isGuest || random.chance(0.55) ? null : dateOf(now - random.between(15 * 365, 62 * 365) * day),
      bio: isGone || isGuest || random.chance(0.7) ? null : random.pick(voices[market.voice].bios),
      email: hasEmail ? emailAddress(random, name, index) : null,
      emailVerified: hasEmail && random.chance(0.8),
      phone: hasPhone ? `${place.dial}${market.phone[0]}${random.characters(market.phone[1], '0123456789')}` : null,
      registerType,
      kind,
      country: countryId(world, market.iso2),
      area: areaId(world, market.iso2),
      language: languageId(world, random.chance(0.9) ? languageOf(market.iso2) : 'en'),
      timezone: place.timezone,
      client: world.id('client', clientId - 1),
      clientVersion: versionInUse(world, clientId, random),
      channel: world.id('channel', random.skewed(world.count('channel'), 2.2)),
      registerIp: isGone ? null : ipAddress(random),
      lastIp: isGone ? null : ipAddress(random),
      registeredAt: instant(registeredAt),
      lastActiveAt: instant(lastActiveAt),
      inviter: inviter === undefined ? null : world.id('user', inviter),
      level: Math.min(100, 1 + Math.floor(Math.sqrt(activity / 900) + paidOrders * 1.4 + random.next() * 3)),
      vipState: isGone ? 'none' : vip.state,
      vipExpiresAt: isGone || vip.expiresAt === null ? null : instant(vip.expiresAt),
      coins: isGone ? 0 : random.chance(0.3) ? 0 : random.longTail(totalPaid > 0 ? 420 : 35, 1.2),
      totalPaid,
      paidOrders,
      watch30d: isGone ? 0 : activity,
      followers: isFamous
        ? random.longTail(kind === 'official' ? 400_000 : 6_000, 1.4)
        : isGuest
          ? 0
          : random.skewed(60, 4),
      following: isGuest ? 0 : random.skewed(240, 3),
      posts: writes ? random.skewed(80, 4) : 0,
      deviceCount: secondDevice(world, index) === null ? 1 : 2,
      riskScore: isRisky ? random.between(55, 98) : random.skewed(45, 2.5),
      riskFlags: isRisky ? random.sample(flags, random.between(1, 3)) : random.chance(0.05) ? ['vpn'] : [],
      activeBans: bans.length,
      labels: (labelsByUser(world).get(index) ?? []).map((label) => world.id('userLabel', label)!),
      pushAllowed: !isGone && clientId !== 8 && random.chance(clientId === 2 ? 0.56 : 0.78),
      disabledUntil: loginBan?.endsAt ? instant(loginBan.endsAt) : null,
      signedOutAt: loginBan ? instant(loginBan.startsAt) : null,
      pointsFrozenAt: null,
      deleteAt: leftAt === undefined ? null : instant(leftAt + 30 * day),
      state,
      version: 1 + random.skewed(9, 2),
      createdAt: instant(registeredAt),
      createdBy: null,
      updatedAt: instant(Math.max(lastActiveAt, registeredAt)),
      updatedBy: null,
    }
  },
}

/** Scattered over eight digits, each used once: the step shares no factor with the range. Pretty ones have six. */
function displayId(index: number): string {
  if (index % 500 === 0 && index < 450_000_000) return String(100_000 + (((index / 500) * 7_919) % 900_000))
  return String(10_000_000 + ((index * 48_271_901 + 7_654_321) % 90_000_000))
}

/** A third came this week; the rest left at some time. */
function lastActive(random: Random, registeredAt: number, until: number): number {
  const lived = Math.max(0, until - registeredAt)
  const kind = random.next()
  const ago =
    kind < 0.36 ? random.next() ** 2 * 7 * day : kind < 0.55 ? random.next() * 30 * day : random.next() * lived
  return until - Math.min(ago, lived)
}

/** What a user paid besides days of VIP, in USD cents; rich countries pay more often and more. */
function spending(
  random: Random,
  market: Market,
  { registeredAt, lastActiveAt, least }: { registeredAt: number; lastActiveAt: number; least: number },
) {
  // Whoever bears a label for what they pay has paid as much.
  if (least > 0)
    return {
      totalPaid: least + random.longTail(least, 0.6),
      paidOrders: 1 + Math.round(least / random.between(400, 900)),
    }
  if (!random.chance(0.13 * market.wealth ** 0.5)) return { totalPaid: 0, paidOrders: 0 }
  const months = Math.max(1, (lastActiveAt - registeredAt) / (30 * day))
  const paidOrders = 1 + random.poisson(Math.min(30, months * 0.8))
  return { totalPaid: Math.max(99, Math.round(paidOrders * random.longTail(480 * market.wealth, 0.5))), paidOrders }
}
