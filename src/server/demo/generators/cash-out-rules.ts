import type cashOutRule from '../../../entities/cash-out/cash-out-rule'
import { day, hour, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { countryId } from './places'

type Rule = RowOf<typeof cashOutRule>
type Source = NonNullable<Rule['source']>
type State = NonNullable<Rule['state']>
type Methods = NonNullable<Rule['methods']>

/** Where the same terms hold: the name, the countries, the tax that is kept back, and what people are paid by there. */
const places: readonly (readonly [name: string, countries: string, tax: number, methods: Methods])[] = [
  ['Indonesia', 'ID', 5, ['ovo', 'dana', 'bank']],
  ['Philippines', 'PH', 10, ['gcash', 'bank']],
  ['Mexico and Colombia', 'MX CO', 10, ['mercadoPago', 'bank']],
  ['Argentina and Chile', 'AR CL', 0, ['mercadoPago', 'bank']],
  ['Saudi Arabia', 'SA', 0, ['stcPay', 'bank']],
  ['Egypt and Taiwan', 'EG TW', 10, ['bank', 'paypal', 'payoneer']],
  ['Other countries', 'US MY CN HK AE PE SG ES GB IQ MA CA AU KW EC JO', 0, ['bank', 'paypal', 'payoneer']],
]

/** Whose income it is: what it is called, units for one dollar, the least and the most in cents, and how often a month. */
const sources: readonly {
  readonly source: Source
  readonly name: string
  readonly unitsPerUsd: number
  readonly minUsd: number
  readonly maxUsdOnce: number
  readonly timesPerMonth: number
  readonly feePercent: number
  readonly autoApproveUsd: number
}[] = [
  row('biscuits', 'Hosts’ biscuits', 200, 1_000, 200_000, 4, 2, 10_000),
  row('escort', 'Companions’ orders', 100, 1_000, 100_000, 4, 2, 5_000),
  row('promoter', 'Promoters’ commission', 100, 2_000, 200_000, 2, 2, 5_000),
  row('fission', 'Rewards for invitations', 100, 500, 20_000, 2, 2, 2_000),
  row('agentRefund', 'Refunds to agents', 100, 5_000, 500_000, 1, 0, 0),
]

function row(
  source: Source,
  name: string,
  unitsPerUsd: number,
  minUsd: number,
  maxUsdOnce: number,
  timesPerMonth: number,
  feePercent: number,
  autoApproveUsd: number,
) {
  return { source, name, unitsPerUsd, minUsd, maxUsdOnce, timesPerMonth, feePercent, autoApproveUsd }
}

/** Rules that are no longer in force, or not yet: of which source and place, and what is changed in them. */
const changes: readonly (readonly [source: number, place: number, state: State, why: string, change: Rule])[] = [
  [0, 0, 'ended', 'first terms', { minUsd: 2_000, feePercent: 3 }],
  [0, 1, 'ended', 'first terms', { minUsd: 2_000, feePercent: 3 }],
  [0, 2, 'ended', 'first terms', { minUsd: 2_000, feePercent: 4 }],
  [2, 6, 'ended', 'first terms', { timesPerMonth: 1 }],
  [0, 0, 'scheduled', 'lower minimum', { minUsd: 500 }],
  [1, 1, 'awaitingApproval', 'weekly', { timesPerMonth: 5 }],
  [0, 4, 'awaitingApproval', 'without a fee', { feePercent: 0 }],
  [3, 2, 'draft', 'twice a month', { openDays: [{ day: 1 }, { day: 15 }] }],
]
const inForce = sources.length * places.length

/** What a payout of a source costs somebody in a country, and which rule says so. */
export function payoutTerms(world: World, source: Source, iso2: string) {
  const found = places.findIndex(([, countries]) => countries.split(' ').includes(iso2))
  const place = found < 0 ? places.length - 1 : found
  const kind = sources.findIndex((each) => each.source === source)
  return {
    ...sources[kind]!,
    taxPercent: taxOf(kind, place),
    rule: world.id('cashOutRule', kind * places.length + place),
  }
}

/** What agents paid in themselves is given back whole. */
const taxOf = (kind: number, place: number) => (sources[kind]!.source === 'agentRefund' ? 0 : places[place]![2])

/** One rule for each source and each group of countries, some that they replaced, and some that are to replace them. */
export const cashOutRuleGenerator: Generator = {
  count: () => inForce + changes.length,
  distinct: true,
  row(world, index, random): Rule {
    const [kind, place, state, why, change] = changes[index - inForce] ?? [
      Math.floor(index / places.length),
      index % places.length,
      'active',
      '',
      {},
    ]
    const { name, ...terms } = sources[kind]!
    const [where, countries, , methods] = places[place]!
    const { now } = world.calendar
    const effectiveFrom = monthsAway(now, state === 'active' ? -8 : state === 'ended' ? -12 : 1)
    const entity = entityOf(world, 'cashOutRule')
    const createdBy = staffOf(world, entity, random)
    const isOld = state === 'active' || state === 'ended'
    const madeAt = isOld
      ? effectiveFrom - (9 + (index % 5)) * day - (index % 7) * hour
      : now - (state === 'scheduled' ? 4 : 0.4) * day - (index % 7) * hour
    const changedAt = isOld ? effectiveFrom - (2 + (index % 3)) * day : madeAt + 2 * hour
    return {
      ...terms,
      name: [name, where, why].filter(Boolean).join(', '),
      countries: countries.split(' ').flatMap((iso2) => countryId(world, iso2) ?? []),
      methods,
      taxPercent: taxOf(kind, place),
      feeFixedUsd: 0,
      maxUsdMonth: terms.maxUsdOnce * 2,
      openDays: [],
      identityNeeded: terms.source !== 'fission',
      riskMax: terms.source === 'biscuits' ? 40 : 30,
      ...change,
      ...{ state, createdBy },
      approvedBy: isOld || state === 'scheduled' ? staffOf(world, entity, random, new Set([createdBy])) : null,
      effectiveFrom: instant(effectiveFrom),
      createdAt: instant(madeAt),
      updatedAt: instant(state === 'ended' ? monthsAway(now, -8) : changedAt),
    }
  },
}

/** The beginning of a month, so many from this one. */
function monthsAway(now: number, months: number): number {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)
}
