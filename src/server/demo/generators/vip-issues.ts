import type vipIssue from '../../../entities/vip-manage/vip-issue'
import { hour, instant, minute } from '../calendar'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { besideSubscribers } from './subscriptions'

type Issue = RowOf<typeof vipIssue>

interface Line {
  readonly title: string
  readonly code: string
  readonly reason: string
  readonly target: NonNullable<Issue['target']>
  readonly people: number
  readonly days: number
  /** The place of the tier. */
  readonly tier: number
  readonly state: NonNullable<Issue['state']>
  /** Hours since it was made. */
  readonly ago: number
  readonly failed?: number
}

const lines: readonly Line[] = [
  {
    title: 'After the October outage',
    code: 'compensation',
    reason: 'Playback was down for two hours',
    target: 'file',
    people: 1_460,
    days: 3,
    tier: 1,
    state: 'done',
    ago: 1_010,
  },
  {
    title: 'Billed twice in October',
    code: 'compensation',
    reason: 'Renewals were charged twice on the third',
    target: 'file',
    people: 212,
    days: 30,
    tier: 1,
    state: 'partlyFailed',
    ago: 860,
    failed: 7,
  },
  {
    title: 'Reviewers of the new season',
    code: 'cooperation',
    reason: 'Accounts of the press for the premiere',
    target: 'users',
    people: 18,
    days: 90,
    tier: 2,
    state: 'done',
    ago: 720,
  },
  {
    title: 'Goodwill of the week, support',
    code: 'complaint',
    reason: 'Waited for an answer longer than three days',
    target: 'users',
    people: 24,
    days: 7,
    tier: 1,
    state: 'done',
    ago: 410,
  },
  {
    title: 'Codes a partner did not deliver',
    code: 'cooperation',
    reason: 'Cards sold without a code, list of the partner',
    target: 'file',
    people: 96,
    days: 30,
    tier: 0,
    state: 'done',
    ago: 300,
  },
  {
    title: 'Family plan without its seats',
    code: 'complaint',
    reason: 'Members could not be added for two days',
    target: 'users',
    people: 9,
    days: 14,
    tier: 3,
    state: 'done',
    ago: 250,
  },
  {
    title: 'Guests of the fan meeting',
    code: 'cooperation',
    reason: 'Everybody who came to the meeting in Jakarta',
    target: 'file',
    people: 340,
    days: 7,
    tier: 1,
    state: 'done',
    ago: 190,
  },
  {
    title: 'Beta testers of version 3.6',
    code: 'compensation',
    reason: 'Lost their downloads with the test version',
    target: 'group',
    people: 120,
    days: 15,
    tier: 1,
    state: 'revoked',
    ago: 160,
  },
  {
    title: 'Stalled playback in Riyadh',
    code: 'complaint',
    reason: 'Fault of a node from Friday to Saturday',
    target: 'file',
    people: 530,
    days: 3,
    tier: 1,
    state: 'done',
    ago: 74,
  },
  {
    title: 'A second week for the jury',
    code: 'cooperation',
    reason: 'Jury of the Shorts Crown sits longer',
    target: 'users',
    people: 12,
    days: 7,
    tier: 2,
    state: 'rejected',
    ago: 52,
  },
  {
    title: 'Subtitles a week late',
    code: 'compensation',
    reason: 'Arabic subtitles of three series came late',
    target: 'group',
    people: 860,
    days: 3,
    tier: 1,
    state: 'running',
    ago: 9,
  },
  {
    title: 'Refunds that took too long',
    code: 'complaint',
    reason: 'More than ten days, agreed with support',
    target: 'users',
    people: 31,
    days: 7,
    tier: 1,
    state: 'approved',
    ago: 7,
  },
  {
    title: 'Partner hotel in Dubai',
    code: 'cooperation',
    reason: 'Rooms with a screen of ours, contract signed',
    target: 'file',
    people: 200,
    days: 30,
    tier: 1,
    state: 'awaitingApproval',
    ago: 5,
  },
  {
    title: 'Wrong price on the web',
    code: 'complaint',
    reason: 'Paid the yearly price for a month',
    target: 'users',
    people: 6,
    days: 335,
    tier: 1,
    state: 'awaitingApproval',
    ago: 2,
  },
  {
    title: 'Winners of the quiz in Bogotá',
    code: 'cooperation',
    reason: 'Five winners of the cinema evening',
    target: 'users',
    people: 5,
    days: 30,
    tier: 1,
    state: 'draft',
    ago: 1,
  },
]

/** Days of VIP that staff have handed out: the place of the issue, when that was, and whom it was for. */
export interface HandedOut {
  readonly index: number
  readonly at: number
  readonly days: number
  /** The place of the tier. */
  readonly tier: number
  readonly isAmends: boolean
  readonly isRevoked: boolean
  readonly people: number
  readonly reason: string
  /** The places of those who are named; empty where they come from a list. */
  readonly users: readonly number[]
}

/** The issues that have been carried out. */
export function handedOut(world: World): readonly HandedOut[] {
  return world.once('issues carried out', () =>
    lines.slice(0, world.count('vipIssue')).flatMap((line, index) => {
      const { target, people, state, ago, days, tier, code, reason } = line
      if (!isCarriedOut(state)) return []
      const at = carriedOutAt(world, ago)
      const users = target === 'users' ? Array.from({ length: people }, (_, nth) => namedUser(world, index, nth)) : []
      const facts = { isAmends: code === 'compensation', isRevoked: state === 'revoked' }
      return [{ index, at, days, tier, people, reason, users, ...facts }]
    }),
  )
}

/** The place of the n-th user whom an issue names: somebody who was here by then. */
function namedUser(world: World, index: number, nth: number): number {
  return besideSubscribers(world, index * 61 + nth, 0.6)
}

function isCarriedOut(state: string): boolean {
  return /^(running|done|partlyFailed|revoked)$/.test(state)
}

function carriedOutAt(world: World, ago: number): number {
  return world.calendar.now - ago * hour + Math.min(20, ago * 0.6) * hour
}

/** US cents that a day of each tier is sold for. */
const dayPrices = [10, 16, 28, 36]

/** So many people times so many days, at the price of its tier; people are chosen in one way only. */
export const vipIssueGenerator: Generator = {
  count: (world) => Math.min(world.asked('vipIssue'), lines.length),
  row(world, index, random): Issue {
    const { title, code, reason, target, people, days, tier, state, ago, failed = 0 } = lines[index]!
    const { now } = world.calendar
    const entity = entityOf(world, 'vipIssue')
    const createdBy = staffOf(world, entity, random)
    const approvedBy = staffOf(world, entity, random, new Set([createdBy]))
    const madeAt = now - ago * hour
    const isApproved = /approved|running|done|partlyFailed|revoked/.test(state)
    const isExecuted = isCarriedOut(state)
    const estimatedCost = people * days * dayPrices[tier]!
    const isLarge = people >= 1_000 || estimatedCost >= 1_000_000
    const executedAt = carriedOutAt(world, ago)
    const succeeded = !isExecuted ? 0 : state === 'running' ? Math.round(people * 0.44) : people - failed
    const users = world.count('user')
    return {
      ...{ title, reason, target, people, days, state, estimatedCost, succeeded, createdBy },
      reasonCode: code,
      users:
        target === 'users'
          ? Array.from(
              { length: Math.min(people, users) },
              (_, nth) => world.id('user', namedUser(world, index, nth)) ?? 0,
            )
          : null,
      ...(target === 'file' ? {} : { file: null }),
      ...(target === 'group' ? {} : { userGroup: null }),
      tier: world.id('vipTier', tier) ?? 0,
      order: null,
      totalDays: people * days,
      failed: isExecuted && state !== 'running' ? failed : 0,
      approvedBy: isApproved ? approvedBy : null,
      approvedBy2: isApproved && isLarge ? staffOf(world, entity, random, new Set([createdBy, approvedBy])) : null,
      executedAt: isExecuted ? instant(executedAt) : null,
      createdAt: instant(madeAt),
      updatedAt: instant(
        state === 'draft'
          ? madeAt + 5 * minute
          : isExecuted
            ? executedAt + (state === 'revoked' ? 60 : 0.5) * hour
            : madeAt + Math.min(3, ago * 0.5) * hour,
      ),
    }
  },
}
