import type anchorTask from '../../../entities/live-config/anchor-task'
import type anchorTaskRecord from '../../../entities/live-config/anchor-task-record'
import { dateOf, day, hour, instant, minute } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { anchorTask as written } from '../written/live'
import { hostPlans } from './host-plan'
import { figuresOf, liveDays, type LiveDay } from './live-days'

type Task = RowOf<typeof anchorTask>
type Metric = NonNullable<Task['conditions']>[number]['metric']
type Cycle = 'day' | 'week' | 'month' | 'once'

interface Terms {
  readonly metric: Metric
  readonly goal: number
  readonly cycle: Cycle
  readonly state: NonNullable<Task['state']>
  /** Days from today on which it begins and ends. */
  readonly from: number
  readonly to: number
  readonly reward: string
  readonly bonus?: number
}

/** What each of the written tasks asks for, how often, and what it gives, as hosts read it. */
const terms: readonly Terms[] = [
  { metric: 'effectiveMinutes', goal: 30, cycle: 'once', state: 'live', from: -300, to: 200, reward: '1,000 views' },
  { metric: 'effectiveDays', goal: 5, cycle: 'once', state: 'live', from: -300, to: 200, reward: '500 biscuits' },
  { metric: 'newFans', goal: 100, cycle: 'once', state: 'live', from: -200, to: 165, reward: 'A recommended slot' },
  { metric: 'effectiveMinutes', goal: 120, cycle: 'day', state: 'live', from: -150, to: 60, reward: '200 biscuits' },
  { metric: 'biscuits', goal: 1_000, cycle: 'day', state: 'live', from: -150, to: 60, reward: '100 biscuits' },
  { metric: 'pkWins', goal: 3, cycle: 'day', state: 'scheduled', from: 5, to: 95, reward: '500 views' },
  { metric: 'effectiveDays', goal: 5, cycle: 'week', state: 'live', from: -150, to: 60, reward: '2,000 biscuits' },
  { metric: 'newFans', goal: 300, cycle: 'week', state: 'live', from: -110, to: 70, reward: 'Two recommended slots' },
  {
    metric: 'effectiveDays',
    goal: 24,
    cycle: 'month',
    state: 'live',
    from: -200,
    to: 165,
    reward: '20 USD',
    bonus: 2_000,
  },
  {
    metric: 'biscuits',
    goal: 300_000,
    cycle: 'month',
    state: 'live',
    from: -200,
    to: 165,
    reward: '50 USD',
    bonus: 5_000,
  },
  { metric: 'pkWins', goal: 10, cycle: 'once', state: 'draft', from: 20, to: 34, reward: 'Frame of the Championship' },
  {
    metric: 'gifters',
    goal: 200,
    cycle: 'once',
    state: 'awaitingApproval',
    from: 18,
    to: 40,
    reward: 'Title of the year',
  },
  { metric: 'effectiveMinutes', goal: 60, cycle: 'once', state: 'settled', from: -120, to: -60, reward: '2,000 views' },
]

interface Progress {
  readonly task: number
  /** The index of the host. */
  readonly host: number
  /** The first day of the cycle, in milliseconds. */
  readonly begins: number
  readonly ends: number
  readonly value: number
  /** When the goal was reached; null where it was not. */
  readonly reachedAt: number | null
}

const monday = 4 * day
const isOn = (state: Terms['state']) => state === 'live' || state === 'settled'

/** The cycle that a day lies in: its beginning and its end. */
function cycleOf(cycle: Cycle, at: number, { from, to }: { readonly from: number; readonly to: number }) {
  if (cycle === 'once') return { begins: from, ends: to }
  if (cycle === 'day') return { begins: at, ends: at + day }
  const date = new Date(at)
  if (cycle === 'month')
    return {
      begins: Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1),
      ends: Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1),
    }
  const begins = Math.floor((at - monday) / (7 * day)) * 7 * day + monday
  return { begins, ends: begins + 7 * day }
}

function spanOf(world: World, task: number) {
  const today = Math.floor(world.calendar.now / day)
  const { from, to } = terms[task]!
  return { from: (today + from) * day, to: (today + to) * day }
}

function amountOf(world: World, metric: Metric, on: LiveDay): number {
  if (metric === 'effectiveMinutes') return on.minutes
  if (metric === 'effectiveDays') return Number(on.isEffective)
  if (metric === 'biscuits') return on.biscuits
  return metric === 'newFans' ? figuresOf(world, on).newFans : 0
}

/** How far hosts came in every cycle, by what their days were: the newest of them, the oldest first. */
function progressPlans(world: World): readonly Progress[] {
  return world.once('progress of hosts', () => {
    const { now } = world.calendar
    const places = new Map(hostPlans(world).map(({ id }, nth) => [id, nth]))
    const quota = Math.floor(world.asked('anchorTaskRecord') / terms.filter(({ state }) => isOn(state)).length)
    const all = terms.flatMap(({ metric, goal, cycle, state }, task) => {
      if (!isOn(state) || task >= world.count('anchorTask')) return []
      const kind = String(written.row(world, task, world.random('anchorTask', task))['kind'])
      const span = spanOf(world, task)
      const isForNew = task < 3
      // Of the tasks of every day there are the records of some days, of the others those of some weeks or all.
      const since = now - (cycle === 'day' ? 3 : cycle === 'week' ? 20 : cycle === 'month' ? 75 : 400) * day
      const found = new Map<string, Progress>()
      for (const on of liveDays(world)) {
        const { joinedAt, id } = on.host
        const own = isForNew ? { from: Math.max(span.from, joinedAt), to: Math.min(span.to, joinedAt + 7 * day) } : span
        if (
          on.at < since ||
          (kind === 'recall' && id % 9 > 0) ||
          on.at < own.from - day ||
          on.at >= own.to ||
          (isForNew && joinedAt < span.from)
        )
          continue
        const { begins, ends } = cycleOf(cycle, on.at, { from: Math.floor(own.from / day) * day, to: own.to })
        const key = `${id} ${begins}`
        const before = found.get(key)
        const value = (before?.value ?? 0) + amountOf(world, metric, on)
        const at = Math.min(on.at + 20 * hour + ((id * 7) % 180) * minute, now - ((id * 13) % 300) * minute - minute)
        const reachedAt = before?.reachedAt ?? (value >= goal ? at : null)
        found.set(key, { task, host: places.get(id) ?? 0, begins, ends, value, reachedAt })
      }
      // What began before the first day looked at is known in part only.
      return [...found.values()]
        .filter(({ begins }) => cycle === 'once' || begins >= since)
        .toSorted((one, other) => one.begins - other.begins)
        .slice(-quota)
    })
    return all.toSorted((one, other) => one.begins - other.begins)
  })
}

/** Asks for what its name says; those who take part and those who reached it are those of the records. */
export const anchorTaskGenerator: Generator = {
  ...written,
  row(world, index, random): Task {
    const row = written.row(world, index, random)
    const { metric, goal, state, bonus } = terms[index]!
    const { from, to } = spanOf(world, index)
    const { now } = world.calendar
    const own = progressPlans(world).filter(({ task }) => task === index)
    const reached = own.filter(({ reachedAt }) => reachedAt !== null)
    const isAhead = from > now
    const inBiscuits = row['rewardKind'] === 'biscuits'
    const spent = inBiscuits ? reached.length * Number(row['rewardAmount']) : 0
    const madeAt = isAhead ? now - random.between(5, 70) * hour : from - random.between(4, 10) * day
    return {
      ...row,
      ...{ state, spent },
      conditions: [{ metric, op: 'gte', value: goal }],
      rewardDress: row['rewardKind'] === 'dress' ? world.id('dress', 1) : null,
      bonus: bonus ?? null,
      currency: bonus === undefined ? null : 'USD',
      audience: index < 3 ? 'newcomers' : 'all',
      grades: null,
      guilds: null,
      anchors: null,
      liveKinds: null,
      areas: [-1],
      settleBy: bonus === undefined ? 'auto' : 'review',
      budget: inBiscuits ? Math.max(100_000, Math.ceil((spent * 1.5) / 50_000) * 50_000) : 0,
      startsAt: instant(from),
      endsAt: instant(to),
      joined: new Set(own.map(({ host }) => host)).size,
      completed: new Set(reached.map(({ host }) => host)).size,
      enabled: state === 'live',
      createdAt: instant(madeAt),
      updatedAt: instant(state === 'settled' ? to + 2 * day : Math.max(madeAt, Math.min(now - hour, from))),
    }
  },
}

/** What a host came to in one cycle: reached ones are paid, those that a cycle's end found short have failed. */
export const anchorTaskRecordGenerator: Generator = {
  isWhole: true,
  isLater: true,
  distinct: true,
  count: (world) => progressPlans(world).length,
  row(world, index, random): RowOf<typeof anchorTaskRecord> {
    const { task, host, begins, ends, value, reachedAt } = progressPlans(world)[index]!
    const { now } = world.calendar
    const { metric, goal, reward, bonus } = terms[task]!
    const plan = hostPlans(world)[host]!
    const isReviewed = bonus !== undefined
    const isRefused = reachedAt !== null && random.chance(0.012)
    const grantedAt = reachedAt === null ? null : isReviewed ? ends + 30 * hour : reachedAt + 5 * minute
    const state =
      reachedAt === null || grantedAt === null
        ? ends > now
          ? 'running'
          : 'failed'
        : isRefused
          ? 'refused'
          : grantedAt > now
            ? 'completed'
            : 'granted'
    const changedAt = state === 'granted' || state === 'refused' ? grantedAt : state === 'failed' ? ends : reachedAt
    return {
      ...{ state, reward },
      task: world.id('anchorTask', task) ?? 0,
      anchor: plan.id,
      guild: plan.guild,
      cycleDay: dateOf(begins),
      progress: [{ metric, value, goal }],
      percent: Math.min(100, Math.floor((value / goal) * 1_000) / 10),
      completedAt: reachedAt === null ? null : instant(reachedAt),
      riskFlags: isRefused ? [{ code: random.pick(['selfGifting', 'sharedDevice'] as const) }] : null,
      decisionNote: isRefused ? 'Gifts came from an account on the host’s own phone' : null,
      settlement: null,
      createdAt: instant(begins),
      updatedAt: instant(Math.max(begins, Math.min(now, changedAt ?? now - hour))),
      ...(isReviewed || isRefused ? {} : { updatedBy: null }),
    }
  },
}
