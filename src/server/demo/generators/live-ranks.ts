import type liveActivityHonor from '../../../entities/activity-manage/live-activity-honor'
import type liveActivityRank from '../../../entities/activity-manage/live-activity-rank'
import type liveActivityStanding from '../../../entities/activity-manage/live-activity-standing'
import { hour, instant, minute } from '../calendar'
import { scatter } from '../scatter'
import { phrases } from '../words/phrases'
import type { Generator, RowOf, World } from '../world'
import { chartCost } from './live-activities'
import { liveActivities, type LiveActivity } from './live-activity-plan'

type Rank = RowOf<typeof liveActivityRank>

const names = phrases(`
  年度人气主播 | Hosts of the year | Anfitriones del año | Host terbaik | مضيفو العام
  守护榜 | Guardians | Guardianes | Penjaga | الحماة
  公会战力榜 | Guild league | Liga de gremios | Liga guild | دوري النقابات
  新秀房间榜 | Rising rooms | Salas nuevas | Ruang baru | الغرف الصاعدة
  情侣榜 | Couples | Parejas | Pasangan | الثنائيات
  全勤榜 | Longest on air | Más horas en vivo | Live terlama | الأطول بثا
  PK 王者 | PK kings | Reyes del PK | Raja PK | ملوك المبارزة
  游戏达人 | Game stars | Estrellas del juego | Bintang game | نجوم الألعاب`)
const kinds = [
  ['anchor', 'giftCoins', 480_000],
  ['user', 'giftCoins', 260_000],
  ['guild', 'biscuits', 2_400_000],
  ['room', 'newFans', 3_800],
  ['couple', 'giftCoins', 190_000],
  ['anchor', 'liveMinutes', 5_200],
  ['anchor', 'pkWins', 140],
  ['user', 'gameCoins', 320_000],
] as const satisfies readonly (readonly [Rank['subject'], Rank['metric'], number])[]

const kindOf = (rank: number) => kinds[rank % kinds.length]!

/** What the n-th of a chart has: the first far more than the rest. */
const scoreOf = (rank: number, place: number) =>
  Math.round((kindOf(rank)[2] * (1 + (rank % 3) * 0.2)) / (0.6 + place * 0.4) + 1 / place)

/** How far a chart is when its activity is so far. */
const states: Readonly<Record<LiveActivity['state'], NonNullable<Rank['state']>>> = {
  draft: 'draft',
  awaitingApproval: 'draft',
  scheduled: 'draft',
  running: 'running',
  paused: 'running',
  ended: 'closed',
  settled: 'settled',
}

const activityOf = (world: World, rank: number): LiveActivity =>
  liveActivities(world)[rank % Math.max(1, world.count('liveActivityTemplate'))]!

/** The places of the charts that something was counted for. */
function begunRanks(world: World): readonly number[] {
  return world.once('charts that have begun', () =>
    Array.from({ length: world.count('liveActivityRank') }, (_, rank) => rank).filter(
      (rank) => states[activityOf(world, rank).state] !== 'draft',
    ),
  )
}

/** A chart is of hosts, viewers, guilds or rooms, by what such can have. */
export const liveActivityRankGenerator: Generator = {
  count: (world) => Math.min(world.asked('liveActivityRank'), 20),
  row(world, index): Rank {
    const [subject, metric] = kindOf(index)
    const templates = Math.max(1, world.count('liveActivityTemplate'))
    const { state: stands, startsAt, endsAt } = activityOf(world, index)
    const state = states[stands]
    const madeAt = Math.min(startsAt, world.calendar.now) - 30 * hour
    const isCounted = state !== 'draft'
    return {
      ...{ subject, metric, state },
      template: world.id('liveActivityTemplate', index % templates) ?? 0,
      position: Math.floor(index / templates) + 1,
      startsAt: instant(startsAt),
      endsAt: instant(endsAt),
      gifts: [],
      entrants: null,
      excludedGroups: [],
      computedAt: isCounted ? instant(Math.min(world.calendar.now - minute, endsAt + hour)) : null,
      ...(state !== 'settled' && { confirmedBy: null }),
      expectedCost: chartCost(world),
      createdAt: instant(madeAt),
      updatedAt: instant(state === 'draft' ? madeAt : state === 'running' ? startsAt : endsAt + hour),
      currency: 'USD',
      name: names[index % names.length]!,
      formula: null,
      direction: subject === 'user' ? 'sent' : 'received',
      period: 'total',
      stages: [],
      countries: [],
      minLevel: 0,
      size: 100,
      minScore: 0,
      topScore: isCounted ? scoreOf(index, 1) : 0,
    }
  },
}

/** Most places are counted, and rewarded at the end; a few are doubted until then, and what was bought is struck. */
function standingState(isSettled: boolean, index: number) {
  if (isSettled) return index % 37 === 11 ? 'disqualified' : 'rewarded'
  return index % 29 === 7 ? 'held' : 'counted'
}

/** The places of a chart: scores fall from one to the next, and each place is of what the chart is of. */
export const liveActivityStandingGenerator: Generator = {
  isLater: true,
  row(world, index, random): RowOf<typeof liveActivityStanding> {
    const begun = begunRanks(world)
    const each = Math.max(1, Math.ceil(world.count('liveActivityStanding') / Math.max(1, begun.length)))
    const rank = begun[Math.floor(index / each)] ?? 0
    const place = (index % each) + 1
    const { state, startsAt, endsAt } = activityOf(world, rank)
    const countedAt = Math.min(world.calendar.now - minute, endsAt + hour)
    const [subject] = kindOf(rank)
    const score = scoreOf(rank, place)
    const nth = (entity: string) => world.id(entity, scatter(world.count(entity), rank * 41 + place))
    return {
      ...{ user: null, anchor: null, guild: null, room: null, periodKey: null, place },
      rank: world.id('liveActivityRank', rank) ?? 0,
      state: standingState(state === 'settled', index),
      createdAt: instant(Math.min(countedAt, startsAt + place * minute)),
      updatedAt: instant(countedAt),
      [subject === 'couple' ? 'user' : subject]: nth(
        subject === 'room' ? 'liveRoom' : subject === 'couple' ? 'user' : subject,
      ),
      score,
      gapToNext: place > 1 ? scoreOf(rank, place - 1) - score : 0,
      previousPlace: Math.max(1, place + random.between(-2, 3)),
      contributors: Math.max(3, Math.round(random.longTail(60, 0.6))),
      refunded: 0,
      ...(random.chance(0.9) ? { riskFlags: [] } : {}),
    }
  },
}

const titles = phrases(`
  冠军 | Champion | Campeón | Juara | البطل
  亚军 | Second place | Subcampeón | Peringkat dua | الوصيف
  季军 | Third place | Tercer lugar | Peringkat tiga | المركز الثالث
  第四名 | Fourth place | Cuarto lugar | Peringkat empat | المركز الرابع
  第五名 | Fifth place | Quinto lugar | Peringkat lima | المركز الخامس`)

/** The badge of the year, of whoever is first, and the frame of the others, by their places among rewards. */
const honourBadges = { first: 17, others: 10 }

/** The first five of an activity, each with the score of the place. */
export const liveActivityHonorGenerator: Generator = {
  isLater: true,
  row(world, index): RowOf<typeof liveActivityHonor> {
    const place = (index % titles.length) + 1
    const of = Math.floor(index / titles.length)
    return {
      template: world.id('liveActivityTemplate', of % Math.max(1, world.count('liveActivityTemplate'))) ?? 0,
      rank: null,
      place,
      position: place,
      title: titles[place - 1]!,
      season: String(2_025 + (of % 2)),
      score: scoreOf(0, place),
      user: null,
      guild: null,
      anchor: world.id('anchor', scatter(world.count('anchor'), index)),
      badge: world.id('activityReward', place === 1 ? honourBadges.first : honourBadges.others),
    }
  },
}
