import type shortWithdrawal from '../../../entities/short-manage/short-withdrawal'
import { day, hour, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { weightsOf } from '../../base/random'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { partnerAt } from './short-partner-plan'
import { shortShareStatementGenerator } from './short-shares'

type Withdrawal = RowOf<typeof shortWithdrawal>
type State = NonNullable<Withdrawal['state']>

/** Where those stand that are of the last statements; what is older was paid. */
const newest = weightsOf<State>({
  pending: 26,
  awaitingSecond: 16,
  approved: 8,
  paying: 8,
  held: 5,
  failed: 3,
  rejected: 6,
  returned: 2,
  paid: 26,
})
/** What of the statements can be taken, the oldest first: the statement, what it came to, and when it was credited. */
function creditedStatements(world: World) {
  return world.once('credited statements', () =>
    Array.from({ length: world.count('shortShareStatement') }, (_, nth) => ({
      nth,
      statement: shortShareStatementGenerator.row(world, nth, world.random('shortShareStatement', nth)),
    }))
      .filter(({ statement }) => statement['state'] === 'credited')
      .slice(-world.asked('shortWithdrawal')),
  )
}

/** A partner takes what a statement came to, less the fee and the tax. */
export const shortWithdrawalGenerator: Generator = {
  isLater: true,
  count: (world) => creditedStatements(world).length,
  row(world, index, random): Withdrawal {
    const all = creditedStatements(world)
    const { nth, statement } = all[index]!
    const { now } = world.calendar
    const isLast = index >= all.length - 40
    const state = isLast ? random.weighted(newest) : 'paid'
    const isWaiting = /^(pending|awaitingSecond|approved|paying|held)$/.test(state)
    const creditedAt = Date.parse(String(statement['updatedAt']))
    const drawn = creditedAt + (0.2 + random.next() * 6) * day
    const madeAt = isWaiting
      ? now - (0.5 + random.next() * 60) * hour
      : state === 'failed'
        ? now - (3 + random.next() * 3) * day
        : Math.min(now - 5 * day, drawn)
    const amount = Number(statement['payable'])
    const partner = Number(statement['partner'])
    const { payout, taxRate } = partnerAt(world, partner - (world.id('shortPartner', 0) ?? 1))
    const { method } = payout
    const fee = method === 'bank' ? 1_500 : Math.round(amount * 0.01)
    const tax = Math.round(((amount - fee) * taxRate) / 100)
    const net = amount - fee - tax
    const isPaid = state === 'paid'
    const wasSent = isPaid || state === 'paying' || state === 'failed' || state === 'returned'
    const wasApproved = wasSent || state === 'approved'
    const paidAt = Math.min(now - hour / 2, madeAt + (2 + random.next() * 2) * day)
    const entity = entityOf(world, 'shortWithdrawal')
    const firstBy = wasApproved || state === 'awaitingSecond' ? staffOf(world, entity, random) : null
    return {
      ...{ amount, fee, tax, net, method, state, firstBy },
      partner,
      currency: 'USD',
      exchangeRate: 1,
      payoutCurrency: 'USD',
      payoutAmount: net,
      payee: { bank: null, swift: null, ...payout },
      payeeChangedAt: state === 'held' ? instant(madeAt - 20 * hour) : null,
      statements: [world.id('shortShareStatement', nth) ?? 0],
      balanceBefore: amount,
      dueAt: instant(madeAt + 7 * day),
      secondBy: wasApproved ? staffOf(world, entity, random, new Set([firstBy])) : null,
      rejectReason: state === 'rejected' ? 'invoiceWrong' : null,
      note: state === 'held' ? 'The account was changed the day before' : null,
      providerRef: wasSent ? `PS${random.characters(12, '0123456789')}` : null,
      ...(!isPaid && { receipt: null }),
      payoutError: state === 'failed' || state === 'returned' ? 'The account is closed' : null,
      paidAt: isPaid ? instant(paidAt) : null,
      createdAt: instant(madeAt),
      createdBy: null,
      updatedAt: instant(isPaid ? paidAt : isWaiting ? madeAt + (now - madeAt) * 0.4 : Math.min(now, madeAt + 2 * day)),
    }
  },
}
