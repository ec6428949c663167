import type vipActivity from '../../../entities/vip-manage/vip-activity'
import { day, hour, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { vipActivity as written } from '../written/growth'
import { occasionAt, type Occasion } from './occasions'
import { planAt } from './vip-plans'

type Activity = RowOf<typeof vipActivity>
type Reward = NonNullable<Activity['rewards']>[number]
type State = NonNullable<Activity['state']>

/** A reward: what it is for, what it is and how many of it, and its chance where it is drawn. */
type Line = readonly [trigger: Reward['trigger'], kind: Reward['kind'], value: number, chance?: number]

interface Terms {
  /** The days on which it runs: those of the year that people buy on, or so many days from now, and how it stands. */
  readonly when: Occasion | readonly [from: number, to: number, state: State]
  /** The place of the plan that it sells, where it sells one. */
  readonly plan?: number
  readonly rewards: readonly Line[]
  /** Places of the offers it is joined with. */
  readonly cases?: readonly number[]
  readonly entrances: NonNullable<Activity['entrances']>
  /** Those who saw it, and how many of a thousand of them took part. */
  readonly visitors: number
  readonly taken: number
}

/** How each of the written ones runs. Rewards of days are what members have from it. */
const terms: readonly Terms[] = [
  { when: 'membersDay', plan: 6, rewards: [], cases: [4], entrances: ['vipCentre', 'homePopup'], visitors: 41_200, taken: 31 },
  { when: 'blackFriday', plan: 6, rewards: [], cases: [5], entrances: ['vipCentre', 'homePopup'], visitors: 18_900, taken: 27 },
  { when: 'ramadan', plan: 6, rewards: [], cases: [7], entrances: ['vipCentre'], visitors: 12_400, taken: 24 },
  { when: [-75, -45, 'ended'], plan: 6, rewards: [['purchase', 'dress', 1]], entrances: ['vipCentre'], visitors: 9_700, taken: 12 },
  { when: [-20, 10, 'paused'], plan: 4, rewards: [['purchase', 'coins', 100]], entrances: ['player'], visitors: 15_300, taken: 19 },
  {
    when: [-9, 12, 'live'],
    rewards: [['login', 'days', 7, 5], ['login', 'days', 3, 15], ['login', 'days', 1, 30], ['login', 'coins', 20, 50]],
    entrances: ['vipCentre', 'mine'],
    visitors: 22_600,
    taken: 410,
  },
  { when: [-120, 60, 'live'], plan: 4, rewards: [['renewal', 'days', 3]], entrances: ['vipCentre', 'push'], visitors: 8_800, taken: 64 },
  { when: [-150, 30, 'live'], plan: 4, rewards: [['purchase', 'days', 7]], cases: [11], entrances: ['push'], visitors: 14_100, taken: 38 },
  { when: [5, 35, 'awaitingApproval'], plan: 4, rewards: [['renewal', 'days', 7]], entrances: ['vipCentre'], visitors: 0, taken: 0 },
  { when: [-330, 35, 'live'], rewards: [['login', 'days', 3], ['login', 'coins', 50]], entrances: ['mine'], visitors: 6_900, taken: 720 },
  { when: [18, 48, 'draft'], plan: 6, rewards: [['purchase', 'code', 1]], entrances: ['vipCentre'], visitors: 0, taken: 0 },
  { when: [-270, 95, 'live'], rewards: [['login', 'days', 7]], entrances: ['homePopup'], visitors: 31_500, taken: 260 },
] // prettier-ignore

/** An activity that gave days of VIP to people. */
export interface GivingActivity {
  readonly index: number
  readonly days: readonly number[]
  readonly from: number
  readonly to: number
}

/** Those that people have days of VIP from: by place, with the days and the time in which they were given. */
export function givingActivities(world: World): readonly GivingActivity[] {
  return world.once('activities that give days', () =>
    terms.slice(0, world.count('vipActivity')).flatMap((each, index) => {
      const days = each.rewards.flatMap(([, kind, value]) => (kind === 'days' ? [value] : []))
      const { from, to } = spanOf(world, each)
      return days.length > 0 && from < world.calendar.now ? [{ index, days, from, to }] : []
    }),
  )
}

export const vipActivityGenerator: Generator = {
  ...written,
  row(world, index, random): Activity {
    const own = terms[index % terms.length]!
    const { from, to, state, madeAt, changedAt } = spanOf(world, own)
    const entity = entityOf(world, 'vipActivity')
    const row = written.row(world, index, random)
    const visitors = state === 'scheduled' ? 0 : own.visitors
    const takers = Math.round((visitors * own.taken) / 1_000)
    const sold = own.plan === undefined ? 0 : takers
    const price = own.plan === undefined ? 0 : planAt(own.plan).price
    const spent = takers * costOf(own.rewards)
    return {
      ...row,
      ...{ state, visitors, buyers: sold, spent },
      currency: 'USD',
      revenue: sold * price,
      // What gives nothing but a lower price needs no budget.
      budget: own.rewards.length > 0 ? Math.max(200_000, Math.ceil((spent * 1.5) / 100_000) * 100_000) : null,
      rewards: own.rewards.map(([trigger, kind, value, chance]) => ({
        ...{ trigger, kind, value, probability: chance ?? null, stock: kind === 'dress' ? 500 : null },
        vipProduct: own.plan === undefined ? null : world.id('vipProduct', own.plan),
        dress: kind === 'dress' ? world.id('dress', 3) : null,
        codeBatch: kind === 'code' ? world.id('vipCodeBatch', 1) : null,
      })),
      areas: [-1],
      clients: [0, 1, 7].flatMap((client) => world.id('client', client) ?? []),
      userGroups: row['audience'] === 'group' ? [world.id('userGroup', index) ?? 0] : [],
      discountCases: (own.cases ?? []).flatMap((each) => world.id('vipDiscountCase', each) ?? []),
      entrances: own.entrances,
      startsAt: instant(from),
      endsAt: instant(to),
      createdBy: staffOf(world, entity, random),
      createdAt: instant(madeAt),
      updatedAt: instant(changedAt),
    }
  },
}

/** What a reward costs us on the average, in US cents. */
function costOf(rewards: readonly Line[]): number {
  const cents = { days: 10, coins: 1, dress: 150, code: 499 }
  const each = rewards.map(([, kind, value, chance]) => ((chance ?? 100) / 100) * value * cents[kind])
  return Math.round(each.reduce((sum, cost) => sum + cost, 0))
}

function spanOf(world: World, { when }: Terms) {
  const { now } = world.calendar
  const midnight = Math.floor(now / day) * day
  const { from, to } =
    typeof when === 'string' ? occasionAt(now, when) : { from: midnight + when[0] * day, to: midnight + when[1] * day }
  const state: State = typeof when === 'string' ? (to < now ? 'ended' : from < now ? 'live' : 'scheduled') : when[2]
  // It is made some days before, or in this week if it is still being prepared.
  const madeAt = Math.min(from - 12 * day, now - (state === 'draft' ? 2 : 3) * day) + 3 * hour
  const changedAt =
    state === 'ended' ? to : state === 'paused' ? now - 30 * hour : state === 'live' ? from : madeAt + 5 * hour
  return { from, to, state, madeAt, changedAt: Math.max(madeAt, Math.min(changedAt, now)) }
}
