import type vipCode from '../../../entities/vip-manage/vip-code'
import type vipCodeBatch from '../../../entities/vip-manage/vip-code-batch'
import { day, hour, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { ipAddress } from '../people'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { regionOf } from '../words/countries'
import { vipCodeBatch as written } from '../written/growth'
import { areasIn, countryId } from './places'
import { occasionAt } from './occasions'
import { clientOf } from './users'
import { viewerAt } from './viewers'

type Batch = RowOf<typeof vipCodeBatch>
type Code = RowOf<typeof vipCode>
type State = NonNullable<Batch['state']>

interface Terms {
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
const terms: readonly Terms[] = [
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

const hasCodes = ({ state }: Terms) => !/^(draft|awaitingApproval|generating)$/.test(state)
/** Codes of a batch that were sent out and taken back. */
const voidedOf = ({ shared, count }: Terms) => (shared ? 0 : Math.round(count * 0.01))
const redeemedOf = ({ count, redeemed }: Terms) => Math.round(count * redeemed)

function spanOf(world: World, { shared, ago, span }: Terms) {
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

export const vipCodeBatchGenerator: Generator = {
  ...written,
  row(world, index, random): Batch {
    const batch = terms[index % terms.length]!
    const { count, state, tier, prefix, shared, partner, cents, country } = batch
    const { madeAt, from, to } = spanOf(world, batch)
    const isMade = hasCodes(batch)
    const entity = entityOf(world, 'vipCodeBatch')
    const createdBy = staffOf(world, entity, random)
    return {
      ...written.row(world, index, random),
      ...{ count, state, createdBy },
      tier: world.id('vipTier', tier) ?? 0,
      sharedCode: shared ?? null,
      prefix: prefix ?? null,
      codeLength: 12,
      coins: 0,
      partner: partner ?? null,
      unitPrice: cents ?? null,
      currency: 'USD',
      areas: [country ? (areasIn(world, 'pay')[regionOf(country)] ?? -1) : -1],
      perUser: 1,
      audience: shared === 'CAMPUS' ? 'nonVip' : 'all',
      redeemed: isMade ? redeemedOf(batch) : 0,
      voided: isMade ? voidedOf(batch) : 0,
      downloads: isMade && !shared ? random.between(1, 3) : 0,
      validFrom: instant(from),
      validTo: instant(to),
      approvedBy: isMade ? staffOf(world, entity, random, new Set([createdBy])) : null,
      createdAt: instant(madeAt),
      updatedAt: instant(Math.min(world.calendar.now, madeAt + (isMade ? 30 : 2) * hour)),
    }
  },
}

/** The batch and the place within it of each code; what all share is not kept code by code. */
function places(world: World) {
  return world.once('vip codes', () =>
    terms.flatMap((batch, nth) =>
      batch.shared || !hasCodes(batch)
        ? []
        : Array.from({ length: batch.count }, (_, place) => ({ batch, nth, place })),
    ),
  )
}

export const vipCodeGenerator: Generator = {
  isLater: true,
  count: (world) => Math.min(world.asked('vipCode'), places(world).length),
  row(world, index, random): Code {
    const { batch, nth, place } = places(world)[index]!
    const { madeAt, from, to } = spanOf(world, batch)
    const { now } = world.calendar
    const madeBy = madeAt + 30 * hour
    const isRedeemed = place < redeemedOf(batch)
    const isVoided = !isRedeemed && place < redeemedOf(batch) + voidedOf(batch)
    const user = isRedeemed ? userIn(world, batch.country, index) : null
    const at = isRedeemed ? world.calendar.between(random, Math.max(from, madeBy), Math.min(now - hour, to)) : null
    const home = user === null ? null : viewerAt(world, user).market
    return {
      batch: world.id('vipCodeBatch', nth) ?? 0,
      code: `${batch.prefix ?? ''}${random.characters(12 - (batch.prefix ?? '').length, 'ABCDEFGHJKMNPQRSTUVWXYZ23456789')}`,
      serial: `${batch.prefix ?? 'C'}${String(nth + 1).padStart(3, '0')}${String(place + 1).padStart(7, '0')}`,
      user: user === null ? null : world.id('user', user),
      redeemedAt: at === null ? null : instant(at),
      country: home && countryId(world, home.iso2),
      client: user === null || home === null ? null : world.id('client', clientOf(world, user, home) - 1),
      ip: isRedeemed ? ipAddress(random) : null,
      record: null,
      voidReason: isVoided ? 'Printed twice' : null,
      state: isRedeemed ? 'redeemed' : isVoided ? 'voided' : batch.state === 'expired' ? 'expired' : 'unused',
      createdAt: instant(madeBy),
      updatedAt: instant(at ?? (batch.state === 'expired' ? to : madeBy)),
      updatedBy: null,
    }
  },
}

/** The index of a user who lives in a country, found from some place on; anybody where none does. */
function userIn(world: World, iso2: string | undefined, index: number): number {
  const users = Math.max(1, world.count('user'))
  const start = (index * 7_919) % users
  if (iso2 === undefined) return start
  for (let ahead = 0; ahead < 60; ahead++) {
    const user = (start + ahead) % users
    if (viewerAt(world, user).market.iso2 === iso2) return user
  }
  return start
}
