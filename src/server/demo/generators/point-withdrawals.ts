import type integralWithdrawal from '../../../entities/task-center/integral-withdrawal'
import { hour, instant, minute } from '../calendar'
import { emailAddress, personName, type Market } from '../people'
import type { Random } from '../../base/random'
import { staffOf } from '../generic/staff'
import { countries, regionOf } from '../words/countries'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { allot } from './episode-plan'
import { bankOf } from './guilds'
import { countryId } from './places'
import { withdrawalHours, withdrawalPlan, type Withdrawal } from './point-withdrawal-plan'
import { termsOf } from './point-settings'
import { currencyRate } from './prices'
import { viewerAt } from './viewers'

type Row = RowOf<typeof integralWithdrawal>

const refusals = ['fakeInvites', 'multipleAccounts', 'payeeMismatch', 'scriptUse'] as const
const notes: Readonly<Record<(typeof refusals)[number], string>> = {
  fakeInvites: 'Invited friends were never seen again',
  multipleAccounts: 'Four accounts on one phone',
  payeeMismatch: 'Name of the account differs from the document',
  scriptUse: 'Adverts were watched every twenty seconds for a night',
}
const approvals = ['Name of the account agrees with the document', 'Invited friends were looked at, all real']

/** A thousand points are a US dollar, paid in the money of the user's country; fee and tax are taken off. */
export const integralWithdrawalGenerator: Generator = {
  isWhole: true,
  isLater: true,
  distinct: true,
  count: (world) => withdrawalPlan(world).length,
  row(world, index, random): Row {
    const request = withdrawalPlan(world)[index]!
    const { user, points, state, moment, endedAt, times, number } = request
    const { now } = world.calendar
    const { market } = viewerAt(world, user)
    const currency = countries.find(({ iso2 }) => iso2 === market.iso2)?.currency ?? 'USD'
    const { rate, decimals } = currencyRate(currency)
    const terms = termsOf(regionOf(market.iso2))
    const amount = Math.round((points / 1_000) * rate * 10 ** decimals)
    const [fee, tax] = [Math.round((amount * terms.fee) / 100), Math.round((amount * terms.tax) / 100)]
    const method = random.pick(terms.methods.filter((each) => each !== 'bank' || bankOf(market.iso2) !== null))
    const isOpen = endedAt === null
    const isTaken = state !== 'pending' && state !== 'held'
    const people = new Set<number | null>()
    const staff = () => {
      const id = staffOf(world, entityOf(world, 'integralWithdrawal'), random, people)
      people.add(id)
      return id
    }
    const isDecided = isTaken && state !== 'inReview'
    const needsTwo = points >= 20_000
    const firstBy = isDecided ? staff() : null
    const refusal = state === 'rejected' ? random.pick(refusals) : null
    return {
      withdrawNo: number,
      user: world.id('user', user),
      country: countryId(world, market.iso2),
      ...{ points, amount, fee, tax, currency, method, times, state },
      net: amount - fee - tax,
      rate: 1,
      payoutCurrency: currency,
      payoutAmount: amount - fee - tax,
      payee: payeeOf(world, user, market, method),
      earnedBy: earnedBy(request),
      riskScore: refusal ? random.between(62, 96) : random.skewed(60, 2.2),
      riskFlags: refusal ? [{ code: flags[refusal], detail: null }] : [],
      assignee: isOpen && isTaken ? (firstBy ?? staff()) : null,
      dueAt: instant(moment + withdrawalHours * hour),
      firstBy,
      secondBy: isDecided && needsTwo && state !== 'awaitingSecond' && !refusal ? staff() : null,
      rejectReason: refusal,
      decisionNote: refusal ? notes[refusal] : isDecided && random.chance(0.3) ? random.pick(approvals) : null,
      returnPoints: refusal !== 'scriptUse',
      providerRef: state === 'paid' || state === 'paying' ? `PO-${number.slice(3)}` : null,
      payoutError: state === 'failed' || state === 'returned' ? errors[method] : null,
      paidAt: state === 'paid' && endedAt !== null ? instant(endedAt) : null,
      createdAt: instant(moment),
      createdBy: null,
      updatedAt: instant(endedAt ?? (isTaken ? moment + (now - moment) * 0.5 : moment + minute)),
    }
  },
}

const flags = {
  fakeInvites: 'invitesInvalid',
  multipleAccounts: 'sharedDevice',
  payeeMismatch: 'sharedPayee',
  scriptUse: 'fastEarner',
} as const

const errors = {
  paypal: 'The wallet does not exist',
  eWallet: 'The wallet’s monthly limit is reached',
  bank: 'The name of the holder differs',
  carrierTopUp: 'The number cannot take top-ups',
  giftCard: 'The card could not be issued',
} as const

/** Who is paid, and where: the same for all requests of a user by one way. */
function payeeOf(world: World, user: number, market: Market, method: keyof typeof errors): NonNullable<Row['payee']> {
  const random: Random = world.random('payee of points', user)
  const { en } = personName(random, market.voice)
  const digits = random.characters(market.phone[1], '0123456789')
  const account = {
    paypal: emailAddress(random, en, user),
    eWallet: `${market.phone[0]}${digits}`,
    bank: random.characters(12, '0123456789'),
    carrierTopUp: `${market.phone[0]}${digits}`,
    giftCard: emailAddress(random, en, user),
  }[method]
  return { name: en, account, bank: method === 'bank' ? bankOf(market.iso2) : null, document: null }
}

/** How the points of a request were earned: as everything that its user has ever had. */
function earnedBy({ earned, points }: Withdrawal): NonNullable<Row['earnedBy']> {
  const kinds = ['task', 'signIn', 'invite', 'activity', 'partner'] as const
  const other = Object.entries(earned).reduce(
    (sum, [kind, amount]) => (kinds.some((each) => each === kind) ? sum : sum + amount),
    0,
  )
  const [task = 0, signIn = 0, invite = 0, activity = 0, partner = 0, rest = 0] = allot(points, [
    ...kinds.map((kind) => earned[kind] ?? 0),
    other,
  ])
  return { task, signIn, invite, activity, partner, other: rest }
}
