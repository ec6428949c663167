import type teamUpActivity from '../../../entities/activity-manage/team-up-activity'
import type teamUpTeam from '../../../entities/activity-manage/team-up-team'
import { day, hour, instant, minute } from '../calendar'
import { scatter } from '../scatter'
import { teamCampaigns } from '../words/pools/growth'
import type { Generator, RowOf, World } from '../world'

type Activity = RowOf<typeof teamUpActivity>

const kinds = ['groupBuy', 'teamTask', 'teamTopUp', 'teamWatch'] as const
const goals = {
  groupBuy: null,
  teamTask: { metric: 'tasks', total: 30, perMemberMin: 5 },
  teamTopUp: { metric: 'topUp', total: 5_000, perMemberMin: 500 },
  teamWatch: { metric: 'watchMinutes', total: 600, perMemberMin: 60 },
} as const satisfies Readonly<Record<(typeof kinds)[number], Activity['goal']>>

interface Plan {
  readonly kind: (typeof kinds)[number]
  readonly state: NonNullable<Activity['state']>
  readonly startsAt: number
  readonly endsAt: number
  readonly size: number
  readonly price: number
}

/** Two of these go on at any time; the last are being prepared. */
function plansOf(world: World): readonly Plan[] {
  return world.once('plans of teams', () => {
    const { now } = world.calendar
    const count = Math.min(world.asked('teamUpActivity'), teamCampaigns.length)
    return Array.from({ length: count }, (_, index): Plan => {
      const last = count - 1 - index
      const state =
        (['draft', 'awaitingApproval', 'scheduled', 'running', 'running', 'running', 'ended'] as const)[last] ??
        'settled'
      const startsAt = Math.round((now + (last < 3 ? (3 - last) * 4 : -(last - 2) * 9) * day) / hour) * hour
      const endsAt = startsAt + (state === 'running' ? 32 : 14) * day
      return {
        kind: kinds[index % kinds.length]!,
        state,
        startsAt,
        endsAt: state === 'ended' ? now - 6 * hour : endsAt,
        size: [3, 5, 3, 4][index % 4]!,
        price: [1_999, 2_999, 999, 4_999][index % 4]!,
      }
    })
  })
}

export const teamUpActivityGenerator: Generator = {
  count: (world) => plansOf(world).length,
  totals: [
    { field: 'teams', child: 'teamUpTeam', by: 'activity' },
    { field: 'newUsers', child: 'teamUpTeam', by: 'activity', sum: 'newJoined' },
    { field: 'revenue', child: 'teamUpTeam', by: 'activity', sum: 'paid' },
    { field: 'refunded', child: 'teamUpTeam', by: 'activity', sum: 'refunded' },
  ],
  row(world, index, random): Activity {
    const { kind, state, startsAt, endsAt, size, price } = plansOf(world)[index]!
    const isBuying = kind === 'groupBuy'
    const isAhead = /draft|awaiting|scheduled/.test(state)
    const done = /settled|ended/.test(state)
    return {
      ...{ kind, state },
      name: teamCampaigns[index]!,
      clients: [],
      startsAt: instant(startsAt),
      endsAt: instant(endsAt),
      createdAt: instant(
        isAhead ? world.calendar.now - random.between(5, 40) * hour : startsAt - random.between(4, 9) * day,
      ),
      ...(done ? { updatedAt: instant(Math.min(endsAt + 2 * day, world.calendar.now - hour)) } : {}),
      ...(isBuying ? {} : { product: null }),
      singlePrice: isBuying ? price : null,
      teamPrice: isBuying ? Math.round(price * 0.6) : null,
      currency: 'USD',
      teamSize: size,
      openHours: 24,
      newMembers: 1,
      goal: goals[kind],
      stock: 2_000,
      budget: 300_000,
      spent: isAhead ? 0 : Math.round(300_000 * (done ? 0.82 : 0.35) * (0.9 + random.next() * 0.2)),
      fullRate: isAhead ? 0 : random.between(420, 680) / 10,
    }
  },
}

const ends = ['rewarded', 'rewarded', 'rewarded', 'refunded', 'rewarded', 'refunded', 'full', 'rewarded'] as const

/** A team fills within a day of its opening and is rewarded; what nobody joined in time gets its money back. */
export const teamUpTeamGenerator: Generator = {
  isLater: true,
  row(world, index, random): RowOf<typeof teamUpTeam> {
    const { now } = world.calendar
    const open = plansOf(world).flatMap((plan, at) =>
      /running|ended|settled/.test(plan.state) ? [{ ...plan, at }] : [],
    )
    const isNew = index >= world.count('teamUpTeam') - 24
    const running = open.filter(({ state }) => state === 'running')
    const { at, kind, startsAt, endsAt, size, price } = isNew ? random.pick(running) : random.pick(open)
    const openedAt = isNew
      ? now - random.between(1, 22) * hour
      : startsAt + random.next() * (Math.min(endsAt, now) - startsAt - 30 * hour)
    const state = isNew ? 'forming' : random.chance(0.01) ? 'refundFailed' : random.pick(ends)
    const joined = state === 'rewarded' || state === 'full' ? size : random.between(1, size - 1)
    const paid = kind === 'groupBuy' ? joined * Math.round(price * 0.6) : kind === 'teamTopUp' ? joined * 1_499 : 0
    const isBack = state === 'refunded' && kind === 'groupBuy'
    const users = world.count('user')
    const fullAt = joined === size ? Math.min(openedAt + random.between(20, 1_300) * minute, now - 5 * minute) : null
    return {
      activity: world.id('teamUpActivity', at) ?? 0,
      // What is refunded was paid: the others simply did not get there.
      state: paid === 0 && /refund/.test(state) ? 'expired' : state,
      members: Array.from(
        { length: joined - 1 },
        (_, nth) => world.id('user', scatter(users, index * 7 + nth + 1)) ?? 0,
      ),
      joined,
      newJoined: Math.min(joined, random.int(3)),
      progress: Math.round((joined / size) * 1_000) / 10,
      openedAt: instant(openedAt),
      createdAt: instant(openedAt),
      closesAt: instant(openedAt + day),
      fullAt: fullAt === null ? null : instant(fullAt),
      paid,
      refunded: isBack ? paid : 0,
      currency: 'USD',
      refundError: state === 'refundFailed' && paid > 0 ? 'The card has expired' : null,
      riskScore: random.skewed(60, 2),
    }
  },
}
