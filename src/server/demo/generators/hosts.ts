import type anchor from '../../../entities/live-manage/anchor'
import type anchorDayStat from '../../../entities/live-manage/anchor-day-stat'
import type anchorMonthStat from '../../../entities/live-manage/anchor-month-stat'
import { dateOf, day, hour, instant, minute } from '../calendar'
import { personName } from '../people'
import type { Generator, RowOf, World } from '../world'
import { homeAreas, isRecent, phoneOf } from './guilds'
import { monthAt } from './host-months'
import { hostPlans } from './host-plan'
import { figuresOf, liveDays, monthFigures, recentOf, type DayFigures } from './live-days'
import { streamOf } from './live-sessions-plan'
import { monthPlans, settlementPlans } from './settlement-plan'

/** How many biscuits a month make a grade. */
const grades = [
  ['S', 200_000],
  ['A', 100_000],
  ['B', 50_000],
  ['C', 20_000],
  ['D', 0],
] as const
const gradeOf = (biscuits: number) => grades.find(([, from]) => biscuits >= from)![0]

const introductions = {
  zh_CN: ['每晚九点准时开播', '唱歌聊天，欢迎点歌', '新人主播，请多关照', '周末加长场，不见不散'],
  en: [
    'Live every night at nine',
    'Songs on request, stories for free',
    'New here, be kind',
    'Longer shows at weekends',
  ],
  es_MX: ['En vivo cada noche a las nueve', 'Canto lo que me pidas', 'Soy nueva por aquí', 'Los sábados, show largo'],
  in_ID: [
    'Live tiap malam jam sembilan',
    'Request lagu, aku nyanyiin',
    'Masih baru, salam kenal',
    'Akhir pekan live lebih lama',
  ],
  ar_AE: ['مباشر كل ليلة في التاسعة', 'اطلب أغنيتك', 'جديد هنا، أهلا بكم', 'سهرة أطول في نهاية الأسبوع'],
}

/** A host of the plan; what they did in the last thirty days is what their days come to. */
export const anchorGenerator: Generator = {
  count: (world) => hostPlans(world).length,
  totals: [{ field: 'violations90d', child: 'punishment', by: 'anchor', counts: isRecent(90) }],
  row(world, index, random): RowOf<typeof anchor> {
    const host = hostPlans(world)[index]!
    const { market, guild, joinedAt, state, roomKind, usual, country } = host
    const { now } = world.calendar
    const recent = recentOf(world, host.id)
    const { running, lastLiveAt } = streamOf(world, host.id)
    const { gender, ...name } = personName(random, market.voice)
    const years = (now - joinedAt) / (365 * day)
    const isKnown = random.chance(0.9)
    return {
      user: world.id('user', host.user) ?? 0,
      kind: roomKind === 'multiGuest' ? 'voice' : roomKind,
      realName: market.voice === 'zh_CN' ? name.zh_CN : name.en,
      phone: phoneOf(market, random),
      gender: isKnown ? gender : 'undisclosed',
      birthDate: dateOf(now - random.between(19 * 365, 41 * 365) * day),
      country: country ?? 0,
      areas: homeAreas(world, market, random),
      languages: market.voice === 'en' || random.chance(0.75) ? [market.voice] : [market.voice, 'en'],
      guild,
      contractTo: guild === null || state === 'retired' ? null : dateOf(joinedAt + 730 * day),
      level: Math.max(1, Math.min(60, Math.round(Math.sqrt((usual * years * 12) / 350)))),
      grade: gradeOf(usual),
      gradeUntil: null,
      functions: [],
      shareOverride: null,
      shareOverrideFrom: null,
      recommendWeight: usual > 150_000 ? 200 : 100,
      intro: random.chance(0.7) ? random.pick(introductions[market.voice]) : null,
      fans: Math.round((usual * (0.3 + years)) / (6 + random.next() * 8)),
      lastLiveAt: lastLiveAt === null ? null : instant(lastLiveAt),
      effectiveDays30d: recent.days,
      effectiveMinutes30d: recent.minutes,
      biscuits30d: recent.biscuits,
      liveNow: running !== undefined,
      watchUntil: null,
      remark: null,
      state,
      banUntil: state === 'banned' ? instant(now + random.between(1, 20) * day) : null,
      createdAt: instant(joinedAt),
      updatedAt: instant(Math.max(joinedAt, now - random.next() ** 2 * (now - joinedAt))),
    }
  },
}

/** The days that figures are kept of here: the latest, and all that the period before the running one is settled by. */
function keptDays(world: World) {
  return world.once('days of hosts', () => {
    const [days, asked] = [liveDays(world), world.asked('anchorDayStat')]
    const lastPeriod = world.count('settlementPeriod') - 2
    const settled = days.filter(({ period }) => period >= lastPeriod).length
    return asked === 0 ? [] : days.slice(-Math.max(asked, settled))
  })
}

export const anchorDayStatGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => keptDays(world).length,
  row(world, index, random): RowOf<typeof anchorDayStat> {
    const on = keptDays(world)[index]!
    const { host, at, isEffective, minutes, biscuits, sessions, period } = on
    const { now } = world.calendar
    const { gift, lucky, task, pk, refund, deduct, ...people } = figuresOf(world, on)
    const behind = world.count('settlementPeriod') - 1 - period
    const computedAt = Math.min(now - 5 * minute, at + day + 3 * hour)
    return {
      day: dateOf(at),
      anchor: host.id,
      guild: host.guild,
      country: host.country,
      kind: host.roomKind === 'multiGuest' ? 'voice' : host.roomKind,
      ...{ sessions, effectiveMinutes: minutes, effectiveDay: isEffective, ...people },
      liveMinutes: Math.round(minutes * 1.06),
      avgWatch: random.between(150, 900),
      giftBiscuits: gift,
      luckyBiscuits: lucky,
      taskBiscuits: task,
      pkBiscuits: pk,
      refundBiscuits: refund,
      deductBiscuits: deduct,
      totalBiscuits: biscuits,
      punishments: random.chance(0.03) ? 1 : 0,
      computedAt: instant(computedAt),
      state: at > now - day ? 'provisional' : behind > 0 ? 'locked' : 'final',
      createdAt: instant(computedAt),
      updatedAt: instant(computedAt),
      updatedBy: null,
    }
  },
}

/** The months that figures are kept of here: the running one, and the two before it. */
function keptMonths(world: World) {
  return world.once('kept months of hosts', () => {
    const periods = world.count('settlementPeriod')
    const settled = new Map(settlementPlans(world).map((plan, nth) => [plan, world.id('settlement', nth)]))
    const hosts = new Map(hostPlans(world).map((host) => [host.id, host]))
    const all = monthPlans(world).flatMap((plan) =>
      plan.lines.map((line) => ({ line, plan, host: hosts.get(line.anchor)!, settlement: settled.get(plan) ?? null })),
    )
    const before = new Map(all.map(({ line, plan }) => [`${line.anchor} ${plan.period}`, line.biscuits]))
    return all
      .filter(({ plan }) => plan.period >= periods - 3)
      .map((each) => ({ ...each, before: before.get(`${each.line.anchor} ${each.plan.period - 1}`) }))
  })
}

/** A month is what its days come to, and what the settlement pays for. */
export const anchorMonthStatGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => keptMonths(world).length,
  row(world, index): RowOf<typeof anchorMonthStat> {
    const { line, plan, host, settlement, before } = keptMonths(world)[index]!
    const { now } = world.calendar
    const { from, to } = monthAt(world, plan.period)
    const days = monthFigures(world, host.id, plan.period)
    const sum = (field: keyof DayFigures | 'sessions') => days.reduce((total, each) => total + each[field], 0)
    const behind = world.count('settlementPeriod') - 1 - plan.period
    const changedAt = behind === 0 ? Math.max(from, now - 3 * hour) : Math.min(now, to + 3 * hour)
    return {
      month: dateOf(from).slice(0, 7),
      anchor: host.id,
      guild: host.guild,
      country: host.country,
      effectiveDays: line.effectiveDays,
      effectiveMinutes: line.effectiveMinutes,
      sessions: sum('sessions'),
      gifters: sum('gifters'),
      newFans: sum('newFans'),
      coins: sum('coins'),
      giftBiscuits: sum('gift') + sum('lucky'),
      taskBiscuits: sum('task'),
      refundBiscuits: sum('refund'),
      deductBiscuits: sum('deduct'),
      totalBiscuits: line.biscuits,
      changeRate: before === undefined ? null : Math.round((line.biscuits / before - 1) * 1_000) / 10,
      tier: line.tier,
      baseSalary: line.baseSalary,
      bonus: line.bonus,
      currency: 'USD',
      grade: gradeOf(line.biscuits),
      settlement,
      state: behind === 0 ? 'open' : behind === 1 ? 'closed' : 'locked',
      createdAt: instant(Math.min(now, Math.max(from, host.joinedAt) + 3 * hour)),
      updatedAt: instant(Math.max(changedAt, Math.min(now, Math.max(from, host.joinedAt) + 3 * hour))),
      updatedBy: null,
    }
  },
}
