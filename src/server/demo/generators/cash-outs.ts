import type cashOut from '../../../entities/cash-out/cash-out'
import type cashOutRule from '../../../entities/cash-out/cash-out-rule'
import type payoutAccount from '../../../entities/cash-out/payout-account'
import { day, hour, instant } from '../calendar'
import { personName } from '../people'
import { weightsOf, type Random } from '../../base/random'
import type { Generator, RowOf, World } from '../world'
import { countryId } from './places'
import { priced } from './prices'
import { viewerAt } from './viewers'

type Method = NonNullable<RowOf<typeof payoutAccount>['method']>
type Source = NonNullable<RowOf<typeof cashOut>['source']>
type State = NonNullable<RowOf<typeof cashOut>['state']>

/** What people are paid by where they live; elsewhere by a bank or PayPal. */
const local: Readonly<Record<string, readonly Method[]>> = {
  ID: ['ovo', 'dana', 'bank'],
  PH: ['gcash', 'gcash', 'bank'],
  MX: ['mercadoPago', 'bank'],
  AR: ['mercadoPago', 'bank'],
  CO: ['mercadoPago', 'bank'],
  CL: ['mercadoPago', 'bank'],
  BR: ['pix'],
  SA: ['stcPay', 'bank'],
}
const elsewhere: readonly Method[] = ['bank', 'bank', 'paypal', 'payoneer']
/** These are paid in dollars, wherever people live. */
const inDollars: ReadonlySet<Method> = new Set(['paypal', 'payoneer', 'usdt'])

const banks: Readonly<Record<string, string>> = {
  ID: 'Bank Nusantara Raya',
  PH: 'Island Savings Bank',
  MX: 'Banco del Valle',
  AR: 'Banco de la Ribera',
  CO: 'Banco Andino Central',
  CL: 'Banco Cordillera',
  PE: 'Banco Costa Verde',
  SA: 'Bank of the Two Dunes',
  AE: 'Gulf Harbour Bank',
  EG: 'Nile Delta Bank',
  TW: '大湾银行',
  HK: '海港银行',
  CN: '长江合众银行',
  MY: 'Bank Selat Maju',
  SG: 'Straits Commercial Bank',
}

const sources = weightsOf<Source>({ biscuits: 55, escort: 18, promoter: 12, fission: 9, agentRefund: 6 })
const states = weightsOf<State>({
  paid: 700,
  pending: 60,
  firstApproved: 40,
  approved: 30,
  paying: 20,
  onHold: 15,
  rejected: 70,
  failed: 20,
  cancelled: 20,
  unknown: 4,
})
/** States in which somebody, or a provider, still has to act. */
const open: ReadonlySet<State> = new Set([
  'pending',
  'firstApproved',
  'approved',
  'paying',
  'onHold',
  'unknown',
  'failed',
])
const flags = ['newAccount', 'sharedAccount', 'nameMismatch', 'selfGift', 'loopGift', 'burst', 'firstTime'] as const
const errors = [
  'The bank does not know the account',
  'The name of the holder differs',
  'The provider’s daily limit is reached',
]

/** Biscuits for one dollar; what is kept in cents takes a hundred. */
const perDollar = (source: Source) => (source === 'biscuits' ? 200 : 100)
const feePercent = 2
const taxes: Readonly<Record<string, number>> = { ID: 5, MX: 10, PH: 10, EG: 10, CO: 10, TW: 10 }

interface Account {
  readonly user: number
  readonly iso2: string
  readonly method: Method
}

/** Whose account it is, where they live and how they are paid: a function of its number alone. */
function accountAt(world: World, index: number): Account {
  const random = world.random('payout account', index)
  const user = (index * 61 + 7) % Math.max(1, world.count('user'))
  const { iso2 } = viewerAt(world, user).market
  return { user, iso2, method: random.pick(local[iso2] ?? elsewhere) }
}

export const payoutAccountGenerator: Generator = {
  row(world, index, random): RowOf<typeof payoutAccount> {
    const { user, iso2, method } = accountAt(world, index)
    const { market, registeredAt } = viewerAt(world, user)
    return {
      method,
      user: world.id('user', user) ?? 0,
      holder: personName(random, market.voice).en,
      account: method === 'bank' ? random.characters(12, '0123456789') : `•${random.characters(9, '0123456789')}`,
      bank: method === 'bank' ? (banks[iso2] ?? 'First Harbour Bank') : null,
      bankCode: method === 'bank' ? random.characters(8, 'ABCDEFGHJKLMNPQRSTUVWXYZ') : null,
      country: countryId(world, iso2) ?? 0,
      currency: inDollars.has(method) ? 'USD' : priced(market, 100).currency,
      nameMatch: random.chance(0.9) ? random.between(92, 100) : random.between(35, 80),
      sharedBy: random.chance(0.04) ? random.between(1, 3) : 0,
      failures: random.chance(0.06) ? 1 : 0,
      createdAt: instant(world.calendar.between(random, registeredAt, world.calendar.now - hour)),
    }
  },
}

export const cashOutRuleGenerator: Generator = {
  row(_world, index): RowOf<typeof cashOutRule> {
    const source = (['biscuits', 'escort', 'promoter', 'fission', 'agentRefund'] as const)[index % 5]!
    const names = {
      biscuits: 'Biscuits',
      escort: 'Companions',
      promoter: 'Promoters',
      fission: 'Invitations',
      agentRefund: 'Agents',
    }
    return {
      source,
      name: `${names[source]}, rule ${Math.floor(index / 5) + 1}`,
      unitsPerUsd: perDollar(source),
      minUsd: 1_000,
      maxUsdOnce: 200_000,
      maxUsdMonth: 500_000,
      feePercent,
    }
  },
}

export const cashOutGenerator: Generator = {
  row(world, index, random): RowOf<typeof cashOut> {
    const account = index % Math.max(1, world.count('payoutAccount'))
    const { user, iso2, method } = accountAt(world, account)
    const { market, registeredAt } = viewerAt(world, user)
    const source = random.weighted(sources)
    const state = random.weighted(states)
    const madeAt = moment(world, random, state, registeredAt)
    const grossUsd = 1_000 + Math.min(180_000, random.longTail(6_500, 1))
    const feeUsd = Math.round((grossUsd * feePercent) / 100)
    const taxUsd = Math.round(((grossUsd - feeUsd) * (taxes[iso2] ?? 0)) / 100)
    const netUsd = grossUsd - feeUsd - taxUsd
    const paid = inDollars.has(method) ? { currency: 'USD', amount: netUsd, rate: 1 } : priced(market, netUsd)
    const isRisky = random.chance(0.12)
    const hasFailed = state === 'failed' || state === 'unknown'
    return {
      ...{ source, state, method, grossUsd, feeUsd, taxUsd, netUsd },
      user: world.id('user', user) ?? 0,
      ...(source !== 'biscuits' && { anchor: null, guild: null }),
      units: Math.round((grossUsd / 100) * perDollar(source)),
      // Units of the payout's currency for one dollar.
      rate: Math.round(1_000_000 / paid.rate) / 1_000_000,
      payAmount: paid.amount,
      currency: paid.currency,
      payoutAccount: world.id('payoutAccount', account),
      country: countryId(world, iso2),
      riskScore: isRisky ? random.between(55, 92) : random.skewed(40, 2),
      riskFlags: isRisky ? random.sample(flags, random.between(1, 2)) : [],
      cleanShare: isRisky ? random.between(60, 94) : random.between(96, 100),
      previous: random.skewed(20, 2),
      seized: null,
      payError: hasFailed ? random.pick(errors) : null,
      dueAt: instant(afterWorkingDays(madeAt, 3)),
      createdAt: instant(madeAt),
    }
  },
}

/** When it was asked for: what is open lately, the rest over the year. */
function moment(world: World, random: Random, state: State, earliest: number): number {
  const { calendar } = world
  const drawn = open.has(state) ? calendar.now - (0.02 + random.next() ** 2 * 2.4) * day : calendar.moment(random)
  return Math.min(calendar.now - hour / 2, Math.max(earliest, drawn))
}

/** A moment so many working days on. */
function afterWorkingDays(from: number, days: number): number {
  let at = from
  for (let left = days; left > 0;) {
    at += day
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return at
}
