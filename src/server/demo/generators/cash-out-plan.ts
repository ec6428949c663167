import type cashOut from '../../../entities/cash-out/cash-out'
import type payoutAccount from '../../../entities/cash-out/payout-account'
import type payoutBatch from '../../../entities/cash-out/payout-batch'
import { day, hour, instant, minute } from '../calendar'
import { weights } from '../../base/random'
import type { Market } from '../people'
import type { RowOf, World } from '../world'
import { payoutTerms } from './cash-out-rules'
import { earnerAt } from './earner-plan'
import type { PlannedHost } from './host-plan'
import { priced } from './prices'
import { spreadOver } from './spread-days'
import { viewerAt } from './viewers'

type Method = NonNullable<RowOf<typeof payoutAccount>['method']>
type Source = NonNullable<RowOf<typeof cashOut>['source']>
type State = NonNullable<RowOf<typeof cashOut>['state']>
type Provider = NonNullable<RowOf<typeof payoutBatch>['provider']>
type BatchState = NonNullable<RowOf<typeof payoutBatch>['state']>

/** What people are paid by where they live; elsewhere by a bank or PayPal. */
const local: Readonly<Record<string, readonly Method[]>> = {
  ID: ['ovo', 'dana', 'bank'],
  PH: ['gcash', 'gcash', 'bank'],
  MX: ['mercadoPago', 'bank'],
  AR: ['mercadoPago', 'bank'],
  CO: ['mercadoPago', 'bank'],
  CL: ['mercadoPago', 'bank'],
  SA: ['stcPay', 'bank'],
}
const elsewhere: readonly Method[] = ['bank', 'bank', 'paypal', 'payoneer']
/** These are paid in dollars, wherever people live. */
const inDollars: ReadonlySet<Method> = new Set(['paypal', 'payoneer', 'usdt'])

/** What becomes of a request by the run that pays it; of the last run some are under way still, or have failed. */
const outcomes = weights<State>([
  ['paid', 840],
  ['rejected', 85],
  ['cancelled', 25],
])
const lastOutcomes = weights<State>([
  ['paid', 470],
  ['paying', 220],
  ['failed', 120],
  ['rejected', 60],
  ['onHold', 50],
  ['unknown', 30],
  ['pending', 30],
  ['cancelled', 20],
])
/** How far one is that waits for its run, made some hours ago, or a day or two. */
const fresh = weights<State>([
  ['pending', 92],
  ['firstApproved', 6],
  ['onHold', 2],
])
const looked = weights<State>([
  ['pending', 46],
  ['firstApproved', 42],
  ['onHold', 8],
  ['rejected', 4],
])
const ready = weights<State>([
  ['pending', 5],
  ['firstApproved', 26],
  ['approved', 60],
  ['onHold', 4],
  ['rejected', 5],
])
const sent: ReadonlySet<State> = new Set(['paid', 'paying', 'failed', 'unknown'])
/** Days that requests go back: two months, each of which a report compares with the other. */
const days = 64

/** Whose account it is, where they live and how they are paid. */
export interface PlannedAccount {
  readonly user: number
  readonly source: Source
  readonly market: Market
  readonly method: Method
  readonly currency: string
  readonly host: PlannedHost | undefined
  /** Milliseconds. */
  readonly madeAt: number
}

/** A request before its record is made; amounts in cents of a dollar and minor units of the currency. */
export interface PlannedCashOut {
  readonly index: number
  readonly account: number
  readonly source: Source
  readonly state: State
  readonly rule: number | null
  readonly madeAt: number
  readonly grossUsd: number
  readonly feeUsd: number
  readonly taxUsd: number
  readonly netUsd: number
  readonly units: number
  readonly payAmount: number
  /** Units of the payout's currency for one dollar. */
  readonly rate: number
  /** When its batch was sent, or is to be; undefined where it has none. */
  readonly run: number | undefined
}

/** A payment run of one provider, method and currency. */
export interface PlannedBatch {
  readonly provider: Provider
  readonly method: Method
  readonly currency: string
  readonly rate: number
  readonly run: number
  readonly state: BatchState
  readonly lines: readonly PlannedCashOut[]
}

/** Whoever earns has one, and is paid by it. */
export function accountPlan(world: World, index: number): PlannedAccount {
  const random = world.random('payout account', index)
  const { user, source, host, since } = earnerAt(world, index)
  const { market } = viewerAt(world, user)
  const method = random.pick(local[market.iso2] ?? elsewhere)
  return {
    ...{ user, source, market, method, host },
    currency: inDollars.has(method) ? 'USD' : priced(market, 100).currency,
    madeAt: Math.min(world.calendar.now - 5 * hour, since + random.next() * 20 * day),
  }
}

/** Payments leave twice a week, at three in the morning; the last run was today's or yesterday's. */
export function lastRun(world: World): number {
  return Math.floor((world.calendar.now - 5 * hour) / day) * day + 3 * hour
}

/** How long what is asked for takes to be approved at least. */
const approval = 2.2 * day

/** The run that takes what was asked for then; undefined where it is still to come. */
function runOf(world: World, madeAt: number): number | undefined {
  const latest = lastRun(world)
  if (madeAt + approval > latest) return undefined
  const weeks = Math.floor((latest - madeAt - approval) / (7 * day))
  const [whole, middle] = [latest - weeks * 7 * day, latest - weeks * 7 * day - 4 * day]
  return middle >= madeAt + approval ? middle : whole
}

/** Whose account: the first from some place on that is there by then. */
function accountBy(world: World, index: number, madeAt: number): number {
  const count = world.count('payoutAccount')
  for (let nth = 0; nth < count; nth++) {
    const account = (index * 7 + nth) % count
    if (world.once(`payout account ${account} is from`, () => accountPlan(world, account).madeAt) < madeAt - hour)
      return account
  }
  return index % count
}

/** What a request is numbered by: its date, and its place. */
export function cashOutNo({ index, madeAt }: PlannedCashOut): string {
  return `COU${instant(madeAt).slice(2, 10).replaceAll('-', '')}${String(index + 1).padStart(6, '0')}`
}

export function cashOutPlans(world: World): readonly PlannedCashOut[] {
  return world.once('cash-outs', () =>
    Array.from({ length: world.count('payoutAccount') > 0 ? world.count('cashOut') : 0 }, (_, index) =>
      planAt(world, index),
    ),
  )
}

function planAt(world: World, index: number): PlannedCashOut {
  const random = world.random('cash-out plan', index)
  const { now } = world.calendar
  const wished = spreadOver(now - 20 * minute, { days }, index, world.count('cashOut'), random)
  const account = accountBy(world, index, wished)
  const { source, market, currency, madeAt: since } = accountPlan(world, account)
  const madeAt = Math.min(now - 20 * minute, Math.max(since, wished))
  const { rule, minUsd, maxUsdOnce, feePercent, taxPercent, unitsPerUsd } = payoutTerms(world, source, market.iso2)
  const due = runOf(world, madeAt)
  const age = now - madeAt
  const state = random.weighted(
    due === undefined
      ? age < 14 * hour
        ? fresh
        : age < 26 * hour
          ? looked
          : ready
      : due === lastRun(world)
        ? lastOutcomes
        : outcomes,
  )
  const grossUsd = Math.min(maxUsdOnce, minUsd + random.longTail(source === 'fission' ? 900 : 6_500, 0.7))
  const feeUsd = Math.round((grossUsd * feePercent) / 100)
  const taxUsd = Math.round(((grossUsd - feeUsd) * taxPercent) / 100)
  const netUsd = grossUsd - feeUsd - taxUsd
  const paid = currency === 'USD' ? { amount: netUsd, rate: 1 } : priced(market, netUsd)
  return {
    ...{ index, account, source, state, rule, grossUsd, feeUsd, taxUsd, netUsd },
    madeAt,
    units: Math.round((grossUsd / 100) * unitsPerUsd),
    payAmount: paid.amount,
    rate: Math.round(1_000_000 / paid.rate) / 1_000_000,
    // Half of what is approved lies in a batch that waits for its release.
    run: sent.has(state) ? due : state === 'approved' && hasBatchReady(account) ? now - 0.6 * hour : undefined,
  }
}

const hasBatchReady = (account: number) => account % 4 < 2

/** The batches in the order in which they were sent: requests of one run, method and currency. */
export function batchPlans(world: World): readonly PlannedBatch[] {
  return world.once('payout batches', () => {
    const groups = new Map<string, PlannedCashOut[]>()
    for (const plan of cashOutPlans(world)) {
      if (plan.run === undefined) continue
      const { method, currency } = accountPlan(world, plan.account)
      const key = `${String(plan.run).padStart(15, '0')} ${method} ${currency}`
      groups.set(key, [...(groups.get(key) ?? []), plan])
    }
    return [...groups]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, lines], nth) => {
        const { method, currency, market } = accountPlan(world, lines[0]!.account)
        const state = stateOf(lines, nth)
        return {
          ...{ method, currency, state, lines },
          provider: providerOf(method, market),
          rate: lines[0]!.rate,
          run: lines[0]!.run!,
        }
      })
  })
}

/** The place of each request's batch, by the request's index. */
export function batchOf(world: World): ReadonlyMap<number, number> {
  return world.once('batch of cash-out', () => {
    const places = new Map<number, number>()
    batchPlans(world).forEach(({ lines }, nth) => lines.forEach(({ index }) => places.set(index, nth)))
    return places
  })
}

function stateOf(lines: readonly PlannedCashOut[], nth: number): BatchState {
  const has = (...wanted: readonly State[]) => lines.some(({ state }) => wanted.includes(state))
  if (has('approved')) return nth % 3 === 0 ? 'draft' : 'awaitingRelease'
  if (has('paying')) return 'sending'
  return has('failed', 'unknown') ? 'partlyFailed' : 'done'
}

/** Who pays by a method: banks of Latin America are another's trade than those of Asia. */
function providerOf(method: Method, { voice, iso2 }: Market): Provider {
  if (method === 'paypal' || method === 'payoneer') return method
  if (method === 'mercadoPago' || voice === 'es_MX') return 'dLocal'
  if (method !== 'bank') return 'payerMax'
  if (voice === 'zh_CN') return 'bankFile'
  return /^(ID|PH|SA|EG|AE|IQ|JO|KW|MA)$/.test(iso2) ? 'payerMax' : 'wise'
}
