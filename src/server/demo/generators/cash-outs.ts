import type cashOut from '../../../entities/cash-out/cash-out'
import type payoutAccount from '../../../entities/cash-out/payout-account'
import { day, hour, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { personName } from '../people'
import type { Random } from '../../base/random'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { accountPlan, batchOf, cashOutNo, cashOutPlans, type PlannedCashOut } from './cash-out-plan'
import { countryId } from './places'

type CashOut = RowOf<typeof cashOut>

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

const errors = [
  'The bank does not know the account',
  'The name of the holder differs',
  'The provider’s daily limit is reached',
]

/** Why a request was rejected, and what the user was told. */
const rejections = [
  ['nameMismatch', 'The account’s holder is not the person who was verified'],
  ['accountWrong', 'The bank says there is no such account; please enter it again'],
  ['identityMissing', 'Please finish the identity check first'],
  ['refundOpen', 'Two of your gifts are being refunded; ask again afterwards'],
  ['ruleBroken', 'This would be the fifth cash-out of the month'],
  ['duplicate', 'Asked for twice; the other one is being paid'],
  ['fraud', 'Nine tenths of the gifts come from two devices of your own'],
] as const

export const payoutAccountGenerator: Generator = {
  row(world, index, random): RowOf<typeof payoutAccount> {
    const { method, user, market, currency, madeAt } = accountPlan(world, index)
    return {
      ...{ method, currency },
      user: world.id('user', user) ?? 0,
      holder: personName(random, market.voice).en,
      account: method === 'bank' ? random.characters(12, '0123456789') : `•${random.characters(9, '0123456789')}`,
      bank: method === 'bank' ? (banks[market.iso2] ?? 'First Harbour Bank') : null,
      bankCode: method === 'bank' ? random.characters(8, 'ABCDEFGHJKLMNPQRSTUVWXYZ') : null,
      country: countryId(world, market.iso2) ?? 0,
      nameMatch: random.chance(0.9) ? random.between(92, 100) : random.between(35, 80),
      sharedBy: random.chance(0.04) ? random.between(1, 3) : 0,
      failures: random.chance(0.06) ? 1 : 0,
      // Verified by the first payment.
      state: random.chance(0.03) ? 'blocked' : world.calendar.now - madeAt < 12 * day ? 'new' : 'verified',
      createdAt: instant(madeAt),
      createdBy: null,
    }
  },
}

export const cashOutGenerator: Generator = {
  count: (world) => cashOutPlans(world).length,
  row(world, index, random): CashOut {
    const plan = cashOutPlans(world)[index]!
    const { state, source, account, madeAt } = plan
    const { user, market, method, currency, host } = accountPlan(world, account)
    const batch = batchOf(world).get(index)
    const isHosts = source === 'biscuits' && host !== undefined
    const previous = paidBefore(world)[index]!
    const isOpen = state === 'pending' || state === 'onHold'
    return {
      ...{ source, state, method, currency, previous },
      cashOutNo: cashOutNo(plan),
      ...amountsOf(plan),
      ...risksOf(random, isHosts, previous),
      user: world.id('user', user) ?? 0,
      anchor: isHosts ? host.id : null,
      guild: isHosts ? host.guild : null,
      rule: plan.rule,
      payoutAccount: world.id('payoutAccount', account),
      country: countryId(world, market.iso2),
      assignee: isOpen && random.chance(0.6) ? null : staffOf(world, entityOf(world, 'cashOut'), random),
      seized: null,
      ...outcomeOf(random, plan),
      heldUntil: state === 'onHold' && random.chance(0.7) ? instant(madeAt + 3 * day + 12 * hour) : null,
      payError: state === 'failed' || state === 'unknown' ? random.pick(errors) : null,
      batch: batch === undefined ? null : world.id('payoutBatch', batch),
      ...paymentOf(world, random, plan),
      dueAt: instant(afterWorkingDays(madeAt, 3)),
      createdAt: instant(madeAt),
    }
  },
}

/** How many requests of the same user had been paid when each was made, by its index. */
function paidBefore(world: World): readonly number[] {
  return world.once('cash-outs paid before', () => {
    const plans = cashOutPlans(world)
    const paid = new Map<number, number>()
    const before = plans.map(() => 0)
    for (const { index, account, state } of plans.toSorted((a, b) => a.madeAt - b.madeAt)) {
      const { user } = accountPlan(world, account)
      before[index] = paid.get(user) ?? 0
      if (state === 'paid') paid.set(user, before[index] + 1)
    }
    return before
  })
}

const amountsOf = ({ grossUsd, feeUsd, taxUsd, netUsd, units, payAmount, rate }: PlannedCashOut): CashOut => ({
  ...{ grossUsd, feeUsd, taxUsd, netUsd, units, payAmount, rate },
})

/** What speaks against paying: gifts go round only where there are gifts, and who is paid for the first time is known. */
function risksOf(random: Random, isHosts: boolean, previous: number): CashOut {
  const isRisky = random.chance(0.12)
  const flags = [
    'newAccount',
    'sharedAccount',
    'nameMismatch',
    'burst',
    ...(isHosts ? (['selfGift', 'loopGift'] as const) : []),
  ] as const
  const found = isRisky ? random.sample(flags, random.between(1, 2)) : []
  return {
    riskScore: isRisky ? random.between(55, 92) : random.skewed(40, 2),
    riskFlags: previous === 0 ? [...found, 'firstTime'] : found,
    cleanShare: isRisky ? random.between(60, 94) : random.between(96, 100),
  }
}

function outcomeOf(random: Random, { state, units }: PlannedCashOut): CashOut {
  if (state !== 'rejected') return { rejectReason: null, rejectNote: null }
  const [rejectReason, rejectNote] = random.pick(rejections)
  return { rejectReason, rejectNote, seized: rejectReason === 'fraud' ? units : null }
}

/** The provider answers within the day on which the batch was sent. */
function paymentOf(world: World, random: Random, { state, run, madeAt }: PlannedCashOut): CashOut {
  if (run === undefined) return { providerNo: null, paidAt: null }
  if (state === 'approved') return { providerNo: null, paidAt: null, updatedAt: instant(Math.max(madeAt, run)) }
  const at = instant(run + (0.02 + random.next() * 0.9) * Math.min(18 * hour, world.calendar.now - run))
  return {
    providerNo: `PO${random.characters(14, '0123456789')}`,
    paidAt: state === 'paid' ? at : null,
    updatedAt: state === 'paying' ? instant(run) : at,
  }
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
