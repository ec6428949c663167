import { weightsOf, type Random } from '../../base/random'
import type { World } from '../world'

/** How the settlements of a period stand, by how the period does: the last one runs, the two before it are on their way. */
const states = {
  closed: weightsOf({ paid: 1 }),
  paying: weightsOf({ paid: 50, approved: 40, held: 10 }),
  approving: weightsOf({ confirmed: 80, disputed: 12, held: 8 }),
  open: weightsOf({ computed: 1 }),
}

/** Below it, what somebody earned is carried to the next period, in cents. */
const minPayout = 1_000
/** Percent of what gifts cost that goes to a host by themselves, to a host of a guild, and to their guild. */
const shares = { independent: 35, host: 40, guild: 12 }
/** Cents that a biscuit is worth: a thousand are five dollars. */
const centsOfBiscuit = 0.5
/** From how many biscuits in a month a tier begins, its base salary in cents, and percent of the gift income as bonus. */
const tiers = [
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

interface Host {
  readonly id: number
  readonly guild: number | null
  readonly state: unknown
}

interface Payee {
  readonly guild: number | null
  readonly anchor: number | null
  readonly country: number | null
  readonly hosts: readonly Host[]
}

/** The settlements of all periods, the oldest first: of each guild with its hosts, and of each host who is on their own. */
export function settlementPlans(world: World): readonly PlannedSettlement[] {
  return world.once('settlements', () => {
    const periods = world.count('settlementPeriod')
    const byPayee = payeesOf(world).map((payee) => plansOf(world, payee, periods))
    return Array.from({ length: periods }, (_, period) =>
      byPayee.flatMap((plans) => plans.filter((plan) => plan.period === period)),
    ).flat()
  })
}

/** The guilds by their hosts, the largest first, and then those who have none. */
function payeesOf(world: World): Payee[] {
  const columns = world.columns('settlement', 'anchor')
  const of = (field: string, index: number) => (columns?.get(field)?.[index] ?? null) as number | null
  const hosts = (columns?.get('id') ?? []).flatMap((id, index) =>
    id === undefined
      ? []
      : [{ id: id as number, guild: of('guild', index), country: of('country', index), state: of('state', index) }],
  )
  const guilds = new Map<number, typeof hosts>()
  for (const host of hosts) if (host.guild !== null) guilds.set(host.guild, [...(guilds.get(host.guild) ?? []), host])
  const guildCountries = world.columns('settlement', 'guild')
  const countryOf = (guild: number) =>
    (guildCountries?.get('country')?.[(guildCountries.get('id') ?? []).indexOf(guild)] ?? null) as number | null
  return [
    ...[...guilds]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([guild, members]) => ({ guild, anchor: null, country: countryOf(guild), hosts: members })),
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
      // Whoever has left earned nothing in the last three months.
      .filter(({ state }) => (state !== 'retired' || behind > 2) && (payee.anchor !== null || random.chance(0.75)))
      .map((host) => lineOf(world, host, random))
    if (lines.length === 0) continue
    const adjustment = random.chance(0.07) ? adjustmentOf(random) : 0
    const gross = earnedBy(lines) + adjustment + carried
    const tax = Math.round(Math.max(0, gross) * 0.03)
    const stage = (['open', 'approving', 'paying'] as const)[behind] ?? 'closed'
    const isCarried = behind > 1 && gross - tax < minPayout
    plans.push({
      guild: payee.guild,
      anchor: payee.anchor,
      country: payee.country,
      ...{ period, lines, adjustment, carriedIn: carried, gross, tax },
      state: isCarried ? 'carried' : random.weighted(states[stage]),
      // What failed a check in months before was seen to before these were approved.
      checks: behind === 0 ? checksOf(payee, gross - tax, plans.at(-1)?.gross) : [],
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

/** A month of one host: about what that host earns in every month. */
function lineOf(world: World, { id, guild }: Host, random: Random): PlannedLine {
  const usual = world.random('biscuits of a host', id).longTail(45_000, 1)
  const biscuits = Math.round(usual * (0.75 + random.next() * 0.5) * (random.chance(0.02) ? 5 : 1))
  const tier = tiers.find(({ from }) => biscuits >= from)!
  const effectiveDays = random.between(6, 27)
  const ofHost = Math.round((biscuits * centsOfBiscuit * (guild ? shares.host : shares.independent)) / 100)
  const guildPart = guild ? Math.round((biscuits * centsOfBiscuit * shares.guild) / 100) : 0
  const baseSalary = guild && effectiveDays >= 15 ? tier.baseSalary : 0
  const bonus = Math.round((ofHost * tier.bonus) / 100)
  const refund = random.chance(0.12) ? Math.round(ofHost * random.pick([0.004, 0.012, 0.02])) : 0
  const fine = random.chance(0.06) ? Math.min(Math.round(ofHost / 2), random.between(5, 40) * 100) : 0
  return {
    anchor: id,
    effectiveDays,
    effectiveMinutes: effectiveDays * random.between(70, 240),
    ...{ biscuits, tier: tier.name, giftIncome: ofHost + guildPart, baseSalary, bonus, refund, fine },
    anchorPart: ofHost + baseSalary + bonus - refund - fine,
    guildPart,
  }
}

function adjustmentOf(random: Random): number {
  return random.pick([20_000, 10_000, 5_000, 3_500, -1_200, -2_500, 1_800])
}
