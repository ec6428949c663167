import type liveActivityHonor from '../../../entities/activity-manage/live-activity-honor'
import type liveActivityRank from '../../../entities/activity-manage/live-activity-rank'
import type liveActivityStanding from '../../../entities/activity-manage/live-activity-standing'
import { slotsOf } from '../generic/slots'
import { scatter } from '../scatter'
import { phrases } from '../words/phrases'
import { entityOf, type Generator, type RowOf } from '../world'

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

/** A chart is of hosts, viewers, guilds or rooms, by what such can have. */
export const liveActivityRankGenerator: Generator = {
  count: (world) => Math.min(world.asked('liveActivityRank'), 20),
  row(_world, index): Rank {
    const [subject, metric] = kindOf(index)
    return {
      ...{ subject, metric },
      name: names[index % names.length]!,
      formula: null,
      direction: subject === 'user' ? 'sent' : 'received',
      period: 'total',
      stages: [],
      countries: [],
      minLevel: 0,
      size: 100,
      minScore: 0,
      topScore: scoreOf(index, 1),
    }
  },
}

/** The places of a chart: scores fall from one to the next, and each place is of what the chart is of. */
export const liveActivityStandingGenerator: Generator = {
  isLater: true,
  row(world, index, random): RowOf<typeof liveActivityStanding> {
    const slot = slotsOf(world, entityOf(world, 'liveActivityStanding')).at(index)
    const rank = Number(slot['rank']) - (world.id('liveActivityRank', 0) ?? 1)
    const place = Number(slot['place'])
    const [subject] = kindOf(rank)
    const score = scoreOf(rank, place)
    const nth = (entity: string) => world.id(entity, scatter(world.count(entity), rank * 41 + place))
    return {
      ...{ user: null, anchor: null, guild: null, room: null, periodKey: null },
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
    }
  },
}
