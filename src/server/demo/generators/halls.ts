import type guildRoom from '../../../entities/live-manage/guild-room'
import type guildRoomDayStat from '../../../entities/live-manage/guild-room-day-stat'
import { companyDay, dateOf, day, hour, instant, weekdayFactor } from '../calendar'
import type { Spoken } from '../words/phrases'
import type { Generator, RowOf, World } from '../world'
import { guildPlans, type PlannedGuild } from './guild-plan'
import { homeAreas } from './guilds'
import { hostPlans, type PlannedHost } from './host-plan'
import { countryId } from './places'

const most = 20
/** How long figures of halls are kept here, in days. */
const kept = 200

/** What guilds call their halls, in their own language. */
const names: Readonly<Record<Spoken, readonly string[]>> = {
  zh_CN: ['夜话厅', '点唱台', '星光厅'],
  en: ['Karaoke Hall', 'Late Lounge', 'Open Mic'],
  in_ID: ['Aula Karaoke', 'Ruang Curhat', 'Panggung Malam'],
  es_MX: ['Salón Karaoke', 'La Terraza', 'Noche de Trova'],
  ar_AE: ['مجلس السمر', 'قاعة الطرب', 'ليالي الشعر'],
}

interface PlannedHall {
  readonly id: number
  readonly guild: PlannedGuild
  /** In whose room it is. */
  readonly keeper: PlannedHost
  readonly hosts: readonly PlannedHost[]
  readonly name: string
  readonly kind: 'voice' | 'multiGuest'
  readonly openedAt: number
  readonly closedAt: number | null
  readonly state: 'applied' | 'open' | 'suspended' | 'closed'
  /** Coins of a usual day. */
  readonly usual: number
}

const isVoice = ({ roomKind }: PlannedHost) => roomKind === 'voice' || roomKind === 'multiGuest'

/** Halls of guilds, each in the room of one of its hosts: as many as a guild's grade allows. */
function hallPlans(world: World): readonly PlannedHall[] {
  return world.once('halls', () => {
    const { now } = world.calendar
    const chosen = guildPlans(world).flatMap((guild) => {
      const own = hostPlans(world)
        .filter((host) => host.guild === guild.id && host.state === 'active' && isVoice(host))
        .toSorted((one, other) => one.joinedAt - other.joinedAt)
      return own
        .slice(0, { S: 3, A: 2, B: 1, C: 1 }[guild.grade])
        .map((keeper, nth) => ({ guild, keeper, nth, hosts: own.filter((host) => host !== keeper).slice(0, 8) }))
    })
    return chosen.slice(0, most).map(({ guild, keeper, nth, hosts }, index, all): PlannedHall => {
      const random = world.random('hall', index)
      const isNew = index === all.length - 1
      const state = guild.state === 'suspended' ? 'suspended' : isNew ? 'applied' : index === 9 ? 'closed' : 'open'
      const openedAt = isNew ? now - 9 * hour : Math.min(now - day, keeper.joinedAt + 5 * day)
      const endedAt = state === 'closed' ? now - 24 * day : state === 'suspended' ? now - 8 * day : null
      return {
        ...{ guild, keeper, hosts, state, openedAt },
        id: world.id('guildRoom', index) ?? 0,
        name: `${guild.name} · ${names[guild.market.voice][nth]!}`,
        kind: keeper.roomKind === 'voice' ? 'voice' : 'multiGuest',
        closedAt: endedAt === null ? null : Math.max(openedAt + hour, endedAt),
        usual: random.longTail({ S: 2_600, A: 1_500, B: 800, C: 420 }[guild.grade], 0.35),
      }
    })
  })
}

interface HallDay {
  readonly hall: PlannedHall
  readonly at: number
  readonly coins: number
  readonly openMinutes: number
  /** Coins of the month so far. */
  readonly inMonth: number
}

/** Days on which halls were open, the oldest first. */
function hallDays(world: World): readonly HallDay[] {
  return world.once('days of halls', () => {
    const today = companyDay(world.calendar.now)
    return hallPlans(world)
      .filter(({ state }) => state !== 'applied')
      .flatMap((hall) => {
        const until = hall.closedAt === null ? today : Math.floor(hall.closedAt / day)
        const first = Math.max(Math.floor(hall.openedAt / day), today - kept)
        let inMonth = 0
        return Array.from({ length: Math.max(0, until - first) }, (_, nth) => {
          const at = (first + nth) * day
          const random = world.random(`hall ${hall.id}`, first + nth)
          const growth = 0.65 + (0.35 * (first + nth - (today - kept))) / kept
          const coins = Math.round(hall.usual * growth * weekdayFactor(at) ** 2 * Math.exp(random.normal(0, 0.16)))
          inMonth = (dateOf(at).endsWith('-01') ? 0 : inMonth) + coins
          return { hall, at, coins, inMonth, openMinutes: Math.round(minutesOf(at) * (0.9 + random.next() * 0.1)) }
        })
      })
      .toSorted((one, other) => one.at - other.at)
      .slice(-world.asked('guildRoomDayStat'))
  })
}

/** Halls are open from eight till midnight, at weekends from six. */
function minutesOf(at: number): number {
  return weekdayFactor(at) > 1.1 ? 360 : 240
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
const openHours = [
  ...weekdays.map((weekday) => ({ weekday, from: '20:00', to: '24:00' })),
  ...(['sat', 'sun'] as const).map((weekday) => ({ weekday, from: '18:00', to: '24:00' })),
]

/** What a hall is given in a month, as it was agreed: a round number near what is usual. */
const targetOf = ({ usual }: PlannedHall) => Math.round((usual * 30) / 5_000 + 0.5) * 5_000
const shareOf = ({ guild }: PlannedHall) => (guild.grade === 'S' ? { room: 5, host: 10 } : { room: 4, host: 8 })

export const guildRoomGenerator: Generator = {
  distinct: true,
  count: (world) => hallPlans(world).length,
  row(world, index, random): RowOf<typeof guildRoom> {
    const hall = hallPlans(world)[index]!
    const { guild, keeper, hosts, name, kind, state, openedAt, closedAt } = hall
    const { now } = world.calendar
    const days = hallDays(world).filter(({ hall: of }) => of === hall)
    const recent = days.filter(({ at }) => at >= now - 31 * day)
    const thisMonth = days.filter(({ at }) => dateOf(at).slice(0, 7) === dateOf(now).slice(0, 7))
    const sum = (some: readonly HallDay[], field: 'coins' | 'openMinutes') =>
      some.reduce((total, each) => total + each[field], 0)
    const share = shareOf(hall)
    return {
      ...{ name, kind, state, openHours },
      room: world.id('liveRoom', keeper.id - (world.id('anchor', 0) ?? 1)) ?? 0,
      guild: guild.id,
      manager: world.id('user', keeper.user) ?? 0,
      hosts: hosts.map(({ id }) => id),
      seats: kind === 'voice' ? 8 : 6,
      roomShare: share.room,
      hostShare: share.host,
      minDailyMinutes: 180,
      monthlyTarget: targetOf(hall),
      areas: homeAreas(world, guild.market, random),
      openFrom: dateOf(openedAt),
      openTo: state === 'closed' && closedAt !== null ? dateOf(closedAt) : null,
      coins30d: sum(recent, 'coins'),
      openMinutes30d: sum(recent, 'openMinutes'),
      targetRate: Math.round((sum(thisMonth, 'coins') / targetOf(hall)) * 1_000) / 10,
      remark: state === 'suspended' ? 'Waits until the guild has paid its hosts' : null,
      createdAt: instant(openedAt - (state === 'applied' ? 0 : 20 * hour)),
      updatedAt: instant(closedAt ?? openedAt),
    }
  },
}

export const guildRoomDayStatGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => hallDays(world).length,
  row(world, index, random): RowOf<typeof guildRoomDayStat> {
    const { hall, at, coins, openMinutes, inMonth } = hallDays(world)[index]!
    const computedAt = Math.min(world.calendar.now, at + 27 * hour)
    const gifters = Math.max(1, Math.round(coins / random.between(38, 70)))
    const visitors = Math.round(gifters * (3 + random.next() * 2))
    const micUsers = Math.round(visitors * (0.1 + random.next() * 0.1))
    return {
      day: dateOf(at),
      guildRoom: hall.id,
      guild: hall.guild.id,
      country: countryId(world, hall.guild.iso2),
      ...{ openMinutes, coins, gifters, visitors, micUsers },
      hostMinutes: Math.round(openMinutes * (0.85 + random.next() * 0.15)),
      hosts: Math.min(hall.hosts.length + 1, random.between(2, 4)),
      newVisitors: Math.round(visitors * (0.18 + random.next() * 0.14)),
      newGifters: Math.round(gifters * (0.1 + random.next() * 0.15)),
      avgStay: random.between(420, 1_500),
      luckyCoins: Math.round(coins * (0.1 + random.next() * 0.12)),
      gameCoins: Math.round(coins * random.next() * 0.08),
      biscuits: Math.round(coins * 0.4),
      roomBiscuits: Math.round((coins * shareOf(hall).room) / 100),
      arppu: Math.round((coins / gifters) * 100) / 100,
      punishments: random.chance(0.02) ? 1 : 0,
      targetRate: Math.round((inMonth / targetOf(hall)) * 1_000) / 10,
      state: at > world.calendar.now - 2 * day ? 'provisional' : 'final',
      createdAt: instant(computedAt),
      updatedAt: instant(computedAt),
      updatedBy: null,
    }
  },
}
