import type vipCodeBatch from '../../../entities/vip-manage/vip-code-batch'
import { day, hour } from '../calendar'
import type { RowOf, World } from '../world'
import { vipCodeBatch as written } from '../written/growth'
import { occasionAt } from './occasions'
import { besideSubscribers } from './subscriptions'
import { viewerAt } from './viewers'

type State = NonNullable<RowOf<typeof vipCodeBatch>['state']>

export interface CodeTerms {
  readonly count: number
  readonly state: State
  /** Days since it was made, and days that its codes are good for. */
  readonly ago: number
  readonly span: number
  readonly tier: number
  readonly redeemed: number
  readonly prefix?: string
  readonly shared?: string
  readonly partner?: string
  readonly cents?: number
  readonly country?: string
}

/** Each of the written ones: how many codes, for how long, for whom, and the share of them that was redeemed. */
export const codeTerms: readonly CodeTerms[] = [
  {
    count: 800,
    state: 'active',
    ago: 75,
    span: 365,
    tier: 0,
    redeemed: 0.62,
    prefix: 'NT',
    partner: 'Nusantara Telecom',
    cents: 120,
    country: 'ID',
  },
  {
    count: 400,
    state: 'active',
    ago: 120,
    span: 365,
    tier: 1,
    redeemed: 0.41,
    prefix: 'TV',
    partner: 'Pantalla Norte',
    cents: 180,
    country: 'MX',
  },
  {
    count: 300,
    state: 'active',
    ago: 40,
    span: 180,
    tier: 1,
    redeemed: 0.35,
    prefix: 'GC',
    partner: 'Gulf Harbour Bank',
    cents: 520,
    country: 'SA',
  },
  {
    count: 900,
    state: 'active',
    ago: 160,
    span: 730,
    tier: 1,
    redeemed: 0.55,
    prefix: 'SH',
    partner: 'Kiosko Cards',
    cents: 399,
    country: 'MX',
  },
  {
    count: 250,
    state: 'active',
    ago: 160,
    span: 730,
    tier: 1,
    redeemed: 0.3,
    prefix: 'SY',
    partner: 'Kiosko Cards',
    cents: 3_199,
    country: 'MX',
  },
  { count: 20_000, state: 'expired', ago: 0, span: 4, tier: 1, redeemed: 0.34, shared: 'VIP1111' },
  { count: 50_000, state: 'awaitingApproval', ago: 0.3, span: 30, tier: 1, redeemed: 0, shared: 'WORLDCUP' },
  { count: 200, state: 'expired', ago: 50, span: 30, tier: 1, redeemed: 0.83, prefix: 'OK' },
  { count: 60, state: 'active', ago: 90, span: 365, tier: 2, redeemed: 0.7, prefix: 'PR' },
  { count: 120, state: 'active', ago: 200, span: 365, tier: 2, redeemed: 0.9, prefix: 'ST' },
  { count: 5_000, state: 'frozen', ago: 30, span: 60, tier: 0, redeemed: 0.21, shared: 'CAMPUS' },
  {
    count: 150,
    state: 'draft',
    ago: 0.8,
    span: 365,
    tier: 1,
    redeemed: 0,
    prefix: 'AL',
    partner: 'Oasis Air',
    cents: 140,
    country: 'AE',
  },
]

export const hasCodes = ({ state }: CodeTerms) => !/^(draft|awaitingApproval|generating)$/.test(state)
/** Codes of a batch that were sent out and taken back. */
export const voidedOf = ({ shared, count }: CodeTerms) => (shared ? 0 : Math.round(count * 0.01))
export const redeemedOf = ({ count, redeemed }: CodeTerms) => Math.round(count * redeemed)

/** When a batch was made, and from when to when its codes are good. */
export function batchSpan(world: World, { shared, ago, span }: CodeTerms) {
  const { now } = world.calendar
  if (shared === 'VIP1111') {
    const { from, to } = occasionAt(now - 60 * day, 'membersDay')
    const past = occasionAt(now, 'membersDay')
    return past.to < now ? { madeAt: past.from - 9 * day, ...past } : { madeAt: from - 9 * day, from, to }
  }
  const madeAt = now - ago * day
  const from = Math.floor(madeAt / day) * day + (ago < 1 ? 5 : 2) * day
  return { madeAt, from, to: from + span * day }
}

/** The batch and the place within it of each code; what all share is not kept code by code. */
export function codePlaces(world: World) {
  return world.once('vip codes', () =>
    codeTerms.flatMap((batch, nth) =>
      batch.shared || !hasCodes(batch)
        ? []
        : Array.from({ length: batch.count }, (_, place) => ({ batch, nth, place })),
    ),
  )
}

/** A code that somebody has used: whose it is, when that was, and what it was good for. */
export interface Redemption {
  /** The places of the code, of its batch and of who used it. */
  readonly code: number
  readonly batch: number
  readonly user: number
  readonly at: number
  readonly tier: number
  readonly days: number
}

/** What was redeemed, by the place of the code; nobody has used two of them. */
export function redemptions(world: World): ReadonlyMap<number, Redemption> {
  return world.once('redeemed codes', () => {
    const taken = new Set<number>()
    const count = Math.min(world.asked('vipCode'), codePlaces(world).length)
    return new Map(
      codePlaces(world)
        .slice(0, count)
        .flatMap(({ batch, nth, place }, code) => {
          if (place >= redeemedOf(batch)) return []
          const random = world.random('redeemed code', code)
          const { madeAt, from, to } = batchSpan(world, batch)
          const user = userIn(world, batch.country, code, taken)
          taken.add(user)
          const { registeredAt } = viewerAt(world, user)
          const until = Math.min(world.calendar.now - hour, to)
          const earliest = Math.min(until, Math.max(from, madeAt + 30 * hour, registeredAt))
          const at = world.calendar.between(random, earliest, until)
          const days = Number(written.row(world, nth, random)['days'])
          return [[code, { code, batch: nth, user, at, tier: batch.tier, days }] as const]
        }),
    )
  })
}

/** A user who lives in a country and has used no code, found from some place on; anybody where none does. */
function userIn(world: World, iso2: string | undefined, index: number, taken: ReadonlySet<number>): number {
  const { now } = world.calendar
  for (let ahead = 0; ahead < 200; ahead++) {
    const user = besideSubscribers(world, index + 1_000 + ahead * 13)
    const { market, registeredAt } = viewerAt(world, user)
    if (!taken.has(user) && registeredAt < now - day && (iso2 === undefined || market.iso2 === iso2)) return user
  }
  return besideSubscribers(world, index)
}
