import { weightsOf, type Random } from '../../base/random'
import { day } from '../calendar'
import type { World } from '../world'
import { guildPlans } from './guild-plan'
import { hostPlans, type PlannedHost } from './host-plan'
import { countryId } from './places'

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
/** Percent of what gifts cost that goes to a host by themselves, to a host of a guild, and to their guild. */
const shares = { independent: 35, host: 40, guild: 12 }
/** Cents that a biscuit is worth: a thousand are five dollars. */
const centsOfBiscuit = 0.5
/** From how many biscuits in a month a tier begins, its base salary in cents, and percent of the gift income as bonus. */
export const incomeTiers = [
  { name: 'Diamond', from: 300_000, baseSalary: 20_000, bonus: 5 },
  { name: 'Gold', from: 100_000, baseSalary: 10_000, bonus: 3 },
  { name: 'Silver', from: 30_000, baseSalary: 5_000, bonus: 0 },
  { name: 'Bronze', from: 0, baseSalary: 0, bonus: 0 },
]

/** What one host brought in; amounts in cents. */
export interface PlannedLine {
  readonly anchor: number
  readonly effectiveDays: number
  readonly effectiveMinutes: number
  readonly biscuits: number
  readonly tier: string
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

/** The months, the oldest first: the last one runs. */
export function monthAt(world: World, period: number): { readonly from: number; readonly to: number } {
  const today = new Date(world.calendar.now)
  const month = today.getUTCMonth() - (world.count('settlementPeriod') - 1) + period
  return { from: Date.UTC(today.getUTCFullYear(), month, 1), to: Date.UTC(today.getUTCFullYear(), month + 1, 1) }
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
  return world.once('months of hosts', () => {
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
    const month = monthAt(world, period)
    const until = Math.min(world.calendar.now, month.to)
    const lines = payee.hosts
      // Whoever has left earned nothing in the last three months, and nobody did before they came.
      .filter(({ state, joinedAt }) => joinedAt < until - day && (state !== 'retired' || behind > 2))
      .filter(() => payee.anchor !== null || random.chance(0.9))
      .map((host) => lineOf(host, random, (until - Math.max(month.from, host.joinedAt)) / (month.to - month.from)))
    if (lines.length === 0) continue
    const adjustment = random.chance(0.07) ? adjustmentOf(random) : 0
    const gross = earnedBy(lines) + adjustment + carried
    const tax = Math.round(Math.max(0, gross) * 0.03)
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
  const hasJumped = before !== undefined && net > 4 * Math.max(20_000, before)
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

/** A month of one host, or the share of it in which they were there: about what that host earns in every month. */
function lineOf({ id, guild, usual }: PlannedHost, random: Random, share: number): PlannedLine {
  const biscuits = Math.round(usual * share * (0.75 + random.next() * 0.5) * (random.chance(0.02) ? 5 : 1))
  const tier = incomeTiers.find(({ from }) => biscuits >= from)!
  const effectiveDays = Math.max(1, Math.floor(random.between(6, 27) * share))
  const ofHost = Math.round((biscuits * centsOfBiscuit * (guild ? shares.host : shares.independent)) / 100)
  const guildPart = guild ? Math.round((biscuits * centsOfBiscuit * shares.guild) / 100) : 0
  const baseSalary = guild && effectiveDays >= 15 ? tier.baseSalary : 0
  const bonus = Math.round((ofHost * tier.bonus) / 100)
  const refund = random.chance(0.12) ? Math.round(ofHost * random.pick([0.004, 0.012, 0.02])) : 0
  const fine = random.chance(0.06) ? Math.min(Math.round(ofHost / 2), random.between(5, 40) * 100) : 0
  return {
    anchor: id,
    effectiveDays,
    effectiveMinutes: effectiveDays * random.between(80, 240),
    ...{ biscuits, tier: tier.name, giftIncome: ofHost + guildPart, baseSalary, bonus, refund, fine },
    anchorPart: ofHost + baseSalary + bonus - refund - fine,
    guildPart,
  }
}

function adjustmentOf(random: Random): number {
  return random.pick([20_000, 10_000, 5_000, 3_500, -1_200, -2_500, 1_800])
}
