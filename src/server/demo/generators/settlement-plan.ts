import { weightsOf, type Random } from '../../base/random'
import { isBigJump } from '../../domain/live/settlement-amounts'
import { lineOf } from '../../domain/live/settlement-line'
import type { World } from '../world'
import { contractShare } from './contract-share'
import { guildPlans } from './guild-plan'
import { hostMonths, type HostMonth } from './host-months'
import { hostPlans, type PlannedHost } from './host-plan'
import { incomeTerms, policyOfGuild, policyOfHosts } from './income-terms'
import { monthFigures } from './live-days'
import { countryId } from './places'
import { withheld } from './settlement-terms'

/**
 * How the settlements of a period stand, by how the period does: the last one runs and has none yet, the three before it
 * are on their way.
 */
const states = {
  closed: weightsOf({ paid: 1 }),
  paying: weightsOf({ paid: 50, approved: 40, held: 10 }),
  approving: weightsOf({ confirmed: 90, held: 10 }),
  computed: weightsOf({ computed: 60, confirmed: 28, disputed: 8, held: 4 }),
}

/** Below it, what somebody earned is carried to the next period, in cents. */
const minPayout = 1_000

/** What one host brought in; amounts in cents. */
export interface PlannedLine {
  readonly anchor: number
  readonly effectiveDays: number
  readonly effectiveMinutes: number
  readonly biscuits: number
  readonly tier: string | null
  readonly giftIncome: number
  readonly baseSalary: number
  readonly bonus: number
  readonly refund: number
  readonly fine: number
  readonly anchorPart: number
  readonly guildPart: number
}

type Check = 'bannedAnchor' | 'bigJump' | 'negative'

export type PlannedState = 'paid' | 'approved' | 'held' | 'confirmed' | 'disputed' | 'computed' | 'carried'

/** What a payee earned in a period, before its record is made: its lines add up to it. Amounts in cents. */
export interface PlannedSettlement {
  /** The index of the period. */
  readonly period: number
  readonly guild: number | null
  /** The host who is on their own. */
  readonly anchor: number | null
  readonly country: number | null
  readonly lines: readonly PlannedLine[]
  /** What was corrected by hand. */
  readonly adjustment: number
  readonly carriedIn: number
  readonly gross: number
  readonly tax: number
  readonly state: PlannedState
  readonly checks: readonly Check[]
}

interface Payee {
  readonly guild: number | null
  readonly anchor: number | null
  readonly country: number | null
  readonly hosts: readonly PlannedHost[]
}

/** The settlements of all periods that are over, the oldest first: of each guild with its hosts, and of each other host. */
export function settlementPlans(world: World): readonly PlannedSettlement[] {
  return world.once('settlements', () => {
    const over = world.count('settlementPeriod') - 1
    return monthPlans(world).filter(({ period }) => period < over)
  })
}

/** The same with what the running month has come to so far. */
export function monthPlans(world: World): readonly PlannedSettlement[] {
  return world.once('months of payees', () => {
    const periods = world.count('settlementPeriod')
    const byPayee = payeesOf(world).map((payee) => plansOf(world, payee, periods))
    return Array.from({ length: periods }, (_, period) =>
      byPayee.flatMap((plans) => plans.filter((plan) => plan.period === period)),
    ).flat()
  })
}

/** The guilds by their hosts, the largest first, and then those who have none. */
function payeesOf(world: World): Payee[] {
  const hosts = hostPlans(world)
  const guilds = new Map<number, PlannedHost[]>()
  for (const host of hosts) if (host.guild !== null) guilds.set(host.guild, [...(guilds.get(host.guild) ?? []), host])
  const homes = new Map(guildPlans(world).map(({ id, iso2 }) => [id, countryId(world, iso2)]))
  return [
    ...[...guilds]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([guild, members]) => ({ guild, anchor: null, country: homes.get(guild) ?? null, hosts: members })),
    ...hosts
      .filter(({ guild }) => guild === null)
      .map((host) => ({ guild: null, anchor: host.id, country: host.country, hosts: [host] })),
  ]
}

/** What one payee earned, period by period: what is too little to be paid goes into the next one. */
function plansOf(world: World, payee: Payee, periods: number): PlannedSettlement[] {
  const plans: PlannedSettlement[] = []
  let carried = 0
  for (let period = 0; period < periods; period++) {
    const random = world.random(`settlement of ${payee.guild ?? 'nobody'} ${payee.anchor ?? ''}`, period)
    const behind = periods - 1 - period
    const lines = payee.hosts
      .flatMap(({ id }) => monthsOf(world, id).filter((month) => month.period === period))
      .map((month) => lineFor(world, month))
    if (lines.length === 0) continue
    const adjustment = random.chance(0.07) ? adjustmentOf(random) : 0
    const gross = earnedBy(lines) + adjustment + carried
    const tax = withheld(world, period, payee, gross)
    const stage = (['computed', 'computed', 'approving', 'paying'] as const)[behind] ?? 'closed'
    const isCarried = behind > 2 && gross - tax < minPayout
    const checks = behind === 1 ? checksOf(payee, gross - tax, plans.at(-1)?.gross) : []
    plans.push({
      guild: payee.guild,
      anchor: payee.anchor,
      country: payee.country,
      ...{ period, lines, adjustment, carriedIn: carried, gross, tax },
      // What failed a check in months before was seen to before these were approved.
      checks,
      state: isCarried ? 'carried' : checks.length > 0 ? 'computed' : random.weighted(states[stage]),
    })
    carried = isCarried ? gross - tax : 0
  }
  return plans
}

/** What is wrong with a settlement. @param before the gross of the month before, where there is one */
function checksOf({ anchor, hosts }: Payee, net: number, before: number | undefined): Check[] {
  const isBarred = anchor !== null && hosts.some(({ state }) => state === 'banned' || state === 'frozen')
  const hasJumped = isBigJump(net, before, 'USD')
  return [
    ...(isBarred ? (['bannedAnchor'] as const) : []),
    ...(hasJumped ? (['bigJump'] as const) : []),
    ...(net < 0 ? (['negative'] as const) : []),
  ]
}

/** What the lines add up to. */
export function sumOf(lines: readonly PlannedLine[], field: Exclude<keyof PlannedLine, 'tier'>): number {
  return lines.reduce((sum, line) => sum + line[field], 0)
}

function earnedBy(lines: readonly PlannedLine[]): number {
  return sumOf(lines, 'anchorPart') + sumOf(lines, 'guildPart')
}

/** The months of a host, by the host's id. */
function monthsOf(world: World, id: number): readonly HostMonth[] {
  const byHost = world.once('months by host', () => {
    const months = new Map<number, HostMonth[]>()
    for (const month of hostMonths(world)) months.set(month.host.id, [...(months.get(month.host.id) ?? []), month])
    return months
  })
  return byHost.get(id) ?? []
}

/** What a month is paid with: worked out as a settlement is, from what its days were booked with. */
function lineFor(world: World, { host, period, effectiveDays, effectiveMinutes, biscuits }: HostMonth): PlannedLine {
  const guild = guildPlans(world).find(({ id }) => id === host.guild)
  const days = monthFigures(world, host.id, period)
  const sum = (field: 'gift' | 'lucky' | 'task' | 'refund' | 'deduct') =>
    days.reduce((total, each) => total + each[field], 0)
  const booked = {
    ...{ gift: sum('gift'), lucky: sum('lucky'), task: sum('task'), refund: sum('refund'), deduct: sum('deduct') },
  }
  const { refunds, fines, ...amounts } = lineOf(
    booked,
    { biscuits, days: effectiveDays, minutes: effectiveMinutes },
    incomeTerms(world, guild ? policyOfHosts.ofGuild : policyOfHosts.independent),
    guild ? { ...incomeTerms(world, policyOfGuild(guild)), anchorShare: contractShare(world, host) } : null,
  )
  return { anchor: host.id, effectiveDays, effectiveMinutes, biscuits, ...amounts, refund: refunds, fine: fines }
}

function adjustmentOf(random: Random): number {
  return random.pick([20_000, 10_000, 5_000, 3_500, -1_200, -2_500, 1_800])
}
