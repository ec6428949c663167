import type escortComplaint from '../../../entities/escort-manage/escort-complaint'
import { weightsOf, type Random } from '../../base/random'
import { day, hour, minute } from '../calendar'
import type { RowOf, World } from '../world'
import { companionOrderPlans, companionPlans, type PlannedCompanionOrder } from './escort-plan'

type Complaint = RowOf<typeof escortComplaint>
type State = NonNullable<Complaint['state']>
type Verdict = NonNullable<Complaint['verdict']>
type Remedy = NonNullable<Complaint['remedy']>[number]
type Severity = NonNullable<Complaint['severity']>

/** A report before its record is made; moments in milliseconds. */
export interface PlannedComplaint {
  /** The place of the order that it is about. */
  readonly order: number
  /** Whether the companion is reported, as mostly, or the customer. */
  readonly isCompanion: boolean
  readonly category: string
  readonly severity: Severity
  readonly state: State
  readonly reportedAt: number
  readonly decidedAt: number | null
  readonly verdict: Verdict | null
  readonly remedy: readonly Remedy[]
  readonly refundCoins: number | null
  readonly creditCut: number | null
  readonly days: number | null
  readonly isAppealed: boolean
}

/** What an upheld report costs of the credit of 100, by what it is about. */
export const creditCuts = {
  ...{ noShow: 10, lateOrShort: 5, rude: 5, sexual: 30, offPlatform: 20, meetingRequest: 30 },
  ...{ minor: 50, fraud: 40, fakeRank: 10, harassment: 20, other: 2 },
} as const
type Category = keyof typeof creditCuts

const categories = weightsOf<Category>({
  ...{ noShow: 4, lateOrShort: 24, rude: 17, sexual: 3, offPlatform: 11, meetingRequest: 4 },
  ...{ minor: 2, fraud: 4, fakeRank: 13, harassment: 9, other: 13 },
})
const short = weightsOf({ lateOrShort: 7, noShow: 2, other: 1 })
const grave = weightsOf({ sexual: 3, meetingRequest: 3, fraud: 2, offPlatform: 2, harassment: 2 })
const ofCustomers = weightsOf({ harassment: 5, rude: 4, sexual: 1 })
export const hoursOf = { critical: 1, high: 6, medium: 24, low: 24 }

function severityOf(category: Category): Severity {
  if (/^(sexual|minor|meetingRequest)$/.test(category)) return 'critical'
  if (/^(harassment|fraud|offPlatform)$/.test(category)) return 'high'
  return category === 'other' ? 'low' : 'medium'
}

/** Reports, the oldest first: of orders in dispute, of those that were paid back, and of some that were not. */
export function complaintPlans(world: World): readonly PlannedComplaint[] {
  return world.once('reports about companions', () => {
    const orders = companionOrderPlans(world)
    const stopped = latestOfStopped(world)
    const rest = new Set<number>()
    const asked = world.asked('escortComplaint')
    const due = orders.flatMap(({ state }, place) =>
      /^(disputed|refunded|partlyRefunded)$/.test(state) || stopped.has(place) ? [place] : [],
    )
    const random = world.random('reports about companions', 0)
    const settled = orders.flatMap(({ state }, place) => (state === 'settled' && !stopped.has(place) ? [place] : []))
    while (rest.size + due.length < asked && rest.size < settled.length / 2) rest.add(random.pick(settled))
    return [...due.slice(0, asked), ...rest]
      .map((place) => complaintAbout(world, place, stopped.get(place)))
      .toSorted((a, b) => a.reportedAt - b.reportedAt)
  })
}

/** The last order that was settled of each companion who is suspended or banned, with how they stand. */
function latestOfStopped(world: World): ReadonlyMap<number, 'suspend' | 'ban'> {
  const found = new Map<number, readonly [place: number, remedy: 'suspend' | 'ban']>()
  const plans = companionPlans(world)
  companionOrderPlans(world).forEach(({ companion, state }, place) => {
    const own = plans[companion]!.state
    if (state === 'settled' && (own === 'suspended' || own === 'banned'))
      found.set(companion, [place, own === 'banned' ? 'ban' : 'suspend'])
  })
  return new Map(found.values())
}

function complaintAbout(world: World, place: number, stop: 'suspend' | 'ban' | undefined): PlannedComplaint {
  const { now } = world.calendar
  const random = world.random('report about a companion', place)
  const order = companionOrderPlans(world)[place]!
  const isBack = /^(refunded|partlyRefunded)$/.test(order.state)
  const isOpen = order.state === 'disputed'
  const isCompanion = isBack || isOpen || stop !== undefined || random.chance(0.85)
  const drawn: Category = random.weighted(
    stop ? grave : isBack || isOpen ? short : isCompanion ? categories : ofCustomers,
  )
  // Only a game has ranks.
  const category = drawn === 'fakeRank' && order.skill.rank === null ? 'rude' : drawn
  const severity = severityOf(category)
  const due = hoursOf[severity] * hour
  const reportedAt = reportTime(world, order, due, isOpen, random)
  const begun = { order: place, isCompanion, category, severity, reportedAt }
  const age = now - reportedAt
  const state: State = isOpen
    ? random.weighted(weightsOf({ open: 5, inReview: 4, escalated: 1 }))
    : age > 8 * day
      ? 'closed'
      : random.chance(0.4)
        ? 'appealed'
        : 'decided'
  if (isOpen)
    return {
      ...{ ...begun, state, decidedAt: null, verdict: null, remedy: [] },
      ...{ refundCoins: null, creditCut: null, days: null, isAppealed: false },
    }
  const decidedAt = Math.min(now - 10 * minute, reportedAt + due * (0.2 + random.next()))
  const result = resultOf(order, { category, stop, isBack, isCompanion }, random)
  const isAgainst = result.verdict === 'upheld' || result.verdict === 'partly'
  // Only those who were found at fault appeal.
  const isAppealed = isAgainst && (state === 'appealed' || random.chance(0.12))
  return { ...begun, ...result, decidedAt, isAppealed, state: state === 'appealed' && !isAgainst ? 'decided' : state }
}

/** Within the day after the order; of what is open, mostly as long ago as it may wait. */
function reportTime(
  world: World,
  { endedAt, startedAt, paidAt }: PlannedCompanionOrder,
  due: number,
  isOpen: boolean,
  random: Random,
): number {
  const { now } = world.calendar
  const from = (endedAt ?? startedAt ?? paidAt) + 4 * minute
  const at = from + random.next() ** 2 * 20 * hour
  const waits = Math.max(from, now - due * (0.05 + random.next() * 1.1))
  return isOpen ? Math.min(waits, now - minute) : Math.min(at, now - 40 * minute)
}

interface Case {
  readonly category: Category
  readonly stop: 'suspend' | 'ban' | undefined
  readonly isBack: boolean
  readonly isCompanion: boolean
}

function resultOf(order: PlannedCompanionOrder, { category, stop, isBack, isCompanion }: Case, random: Random) {
  const none = { refundCoins: null, creditCut: null, days: null }
  const cut = creditCuts[category]
  if (!stop && !isBack) {
    const isUpheld = random.chance(0.4) && !/^(minor|sexual|fraud|meetingRequest|noShow)$/.test(category)
    if (!isUpheld)
      return { ...none, verdict: random.chance(0.06) ? 'malicious' : 'rejected', remedy: ['none'] } as const
    // Only companions have a credit.
    return isCompanion
      ? ({ ...none, verdict: 'upheld', remedy: ['creditCut', 'warn'], creditCut: cut } as const)
      : ({ ...none, verdict: 'upheld', remedy: ['warn'] } as const)
  }
  if (stop) {
    const days = stop === 'ban' ? 365 : 30
    return { ...none, verdict: 'upheld', remedy: ['creditCut', stop], creditCut: cut, days } as const
  }
  const isWhole = order.state === 'refunded'
  const refundCoins = isWhole ? order.coins : Math.round(order.coins / 2)
  const remedy = [isWhole ? 'refundAll' : 'refundPart', 'creditCut'] as const
  return { ...none, verdict: isWhole ? 'upheld' : 'partly', remedy, refundCoins, creditCut: cut } as const
}

/** What reports have come to for a companion: those of the last thirty days, and what is left of the credit of 100. */
export function recordOfCompanion(world: World, companion: number) {
  const byCompanion = world.once('reports by companion', () => {
    const found = new Map<number, PlannedComplaint[]>()
    for (const each of complaintPlans(world)) {
      const { companion: own } = companionOrderPlans(world)[each.order]!
      if (each.isCompanion) found.set(own, [...(found.get(own) ?? []), each])
    }
    return found
  })
  const own = byCompanion.get(companion) ?? []
  const recent = own.filter(({ reportedAt }) => reportedAt > world.calendar.now - 30 * day)
  const lost = own.reduce((sum, { creditCut }) => sum + (creditCut ?? 0), 0)
  return { complaints30d: recent.length, creditScore: Math.max(0, 100 - lost), all: own }
}
