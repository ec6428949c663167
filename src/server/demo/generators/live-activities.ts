import type liveActivityReward from '../../../entities/activity-manage/live-activity-reward'
import type liveActivityTemplate from '../../../entities/activity-manage/live-activity-template'
import { day, hour, instant } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { liveActivities, type LiveActivity } from './live-activity-plan'
import { areaId } from './places'

type Template = RowOf<typeof liveActivityTemplate>
type Block = NonNullable<Template['blocks']>[number]

/** The parts of a page, from its head down, by how it is laid out. */
const parts: Readonly<Record<NonNullable<Template['layout']>, readonly Block['kind'][]>> = {
  rank: ['head', 'countdown', 'rankTabs', 'rewardTable', 'giftRow', 'honor', 'rules', 'share'],
  pkRank: ['head', 'countdown', 'rankTabs', 'rewardTable', 'rules', 'share'],
  task: ['head', 'countdown', 'taskRow', 'rewardTable', 'rules', 'share'],
  lottery: ['head', 'countdown', 'rewardTable', 'rules', 'share'],
  hall: ['head', 'countdown', 'honor', 'rules', 'share'],
}

/** Grounds, cards and texts that can be read on each other. */
const palettes = [
  { page: '#1b1033', card: '#2c1b52', text: '#f7f2ff', accent: '#ffb020' },
  { page: '#06263b', card: '#0d3b57', text: '#eef8ff', accent: '#35d0ba' },
  { page: '#3b0a16', card: '#5c1424', text: '#fff1f3', accent: '#ffd166' },
  { page: '#fff6e5', card: '#ffffff', text: '#2b2118', accent: '#c9302c' },
]

/** Pages of activities in live rooms: each says what it is about in its own words, and costs what its rewards cost. */
export const liveActivityTemplateGenerator: Generator = {
  count: (world) => Math.min(world.asked('liveActivityTemplate'), liveActivities(world).length),
  row(world, index, random): Template {
    const plan = liveActivities(world)[index]!
    const { code, name, layout, country, timezone, state, startsAt, endsAt } = plan
    const hasBegun = state === 'running' || state === 'ended' || state === 'settled'
    const passed = hasBegun ? (Math.min(world.calendar.now, endsAt) - startsAt) / day : 0
    const participants = Math.round(passed * random.between(20, 60))
    const madeAt = Math.min(startsAt - random.between(8, 14) * day, world.calendar.now - random.between(3, 60) * hour)
    const cost = costOf(world, plan)
    return {
      ...{ code, name, layout, timezone, state },
      areas: [country === undefined ? -1 : (areaId(world, country, 'activity') ?? -1)],
      clients: [],
      startsAt: instant(startsAt),
      endsAt: instant(endsAt),
      showUntil: instant(endsAt + 7 * day),
      colors: palettes[index % palettes.length]!,
      blocks: parts[layout].map((kind) => ({
        kind,
        ...(kind === 'head' && { text: name }),
        ...(kind === 'share' && { text: plan.share }),
      })),
      gifts: layout === 'rank' ? [0, 1, 2].flatMap((nth) => world.id('gift', index + nth * 7) ?? []) : [],
      rulesText: plan.rules,
      shareText: plan.share,
      url: `https://go.iron-player.example/live/${code}`,
      budget: Math.ceil((cost * 1.2) / 10_000) * 10_000,
      spent: state === 'settled' ? cost : 0,
      currency: 'USD',
      participants,
      coins: participants * random.between(90, 400),
      views: participants * random.between(6, 14),
      createdAt: instant(madeAt),
      updatedAt: instant(
        state === 'settled'
          ? endsAt + day
          : state === 'ended'
            ? endsAt
            : state === 'running'
              ? startsAt
              : madeAt + hour,
      ),
    }
  },
  totals: [{ field: 'rankCount', child: 'liveActivityRank', by: 'template' }],
}

/** Places that are rewarded alike, which of the rewards they get by what these cost, and how many of it. */
const ladder = [
  ['subject', 1, 1, 0, 10],
  ['subject', 2, 2, 0, 5],
  ['subject', 3, 3, 0, 3],
  ['subject', 4, 10, 2, 5],
  ['subject', 11, 50, 5, 3],
  ['topContributor', 1, 3, 3, 2],
] as const

/** Rewards of a chart: from the first place down, without gap. */
export const liveActivityRewardGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => (world.asked('liveActivityReward') > 0 ? world.count('liveActivityRank') * ladder.length : 0),
  row(world, index): RowOf<typeof liveActivityReward> {
    const [receives, fromPlace, toPlace, which, count] = ladder[index % ladder.length]!
    const { place, unitCost } = rewardAt(world, which)
    const templates = Math.max(1, world.count('liveActivityTemplate'))
    const { startsAt } = liveActivities(world)[Math.floor(index / ladder.length) % templates]!
    const madeAt = instant(Math.min(startsAt, world.calendar.now) - 29 * hour)
    return {
      ...{ receives, fromPlace, toPlace, count },
      rank: world.id('liveActivityRank', Math.floor(index / ladder.length)) ?? 0,
      score: null,
      minScore: null,
      reward: world.id('activityReward', place) ?? 0,
      poolShare: null,
      expectedCost: unitCost * count * (toPlace - fromPlace + 1),
      currency: 'USD',
      position: (index % ladder.length) + 1,
      createdAt: madeAt,
      updatedAt: madeAt,
    }
  },
}

/** What the rewards of one chart cost, in cents. */
export function chartCost(world: World): number {
  return ladder.reduce(
    (sum, [, from, to, which, count]) => sum + rewardAt(world, which).unitCost * count * (to - from + 1),
    0,
  )
}

function costOf(world: World, plan: LiveActivity): number {
  const place = liveActivities(world).indexOf(plan)
  const count = Math.max(1, world.count('liveActivityTemplate'))
  const charts = Array.from({ length: world.count('liveActivityRank') }, (_, rank) => rank % count)
  return chartCost(world) * charts.filter((template) => template === place).length
}

/** The n-th of the rewards, the dearest first. */
function rewardAt(world: World, nth: number): { readonly place: number; readonly unitCost: number } {
  const all = world.once('rewards by cost', () =>
    (world.columns('liveActivityRank', 'activityReward')?.get('unitCost') ?? [])
      .map((cost, place) => ({ place, unitCost: Number(cost ?? 0) }))
      .toSorted((one, other) => other.unitCost - one.unitCost),
  )
  return all[Math.min(nth, all.length - 1)] ?? { place: 0, unitCost: 0 }
}
