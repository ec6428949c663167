import { sql } from 'kysely'
import {
  approveSecond,
  markPaid,
  reject,
  reveal,
  take,
  traceIncome,
} from '../../../../commands/cash-out/cash-out-manage'
import { fixedItem } from '../../../entities/dictionaries'
import cashOut from '../../../entities/cash-out/cash-out'
import payoutAccount from '../../../entities/cash-out/payout-account'
import type { Finding } from '../../../schema/findings'
import { handle } from '../../operations/handler'
import { moveCurrency } from '../commodity/ledger'
import { refuseTooMany } from '../commodity/reveal'
import { takingNext } from '../commodity/take-next'
import { mayBePaid } from './cash-out-doubts'
import { countLines } from './payout-batches'

const page = 'cash-out.cash-out-manage'

export const takingCashOut = takingNext(take, {
  entity: cashOut,
  states: ['pending'],
  page: '/cash-out/cash-out-manage',
})

/** The two approvals of a payment are two accounts'. */
export const approvingSecond = handle(approveSecond, {
  check: async (context, row) =>
    row.approvedBy1 === context.account.id ? `${page}.approveSecond.sameAccount` : mayBePaid(context, row.id),
  run: async ({ records, account }, row) => {
    await records.update(cashOut, row, { state: 'approved', approvedBy2: account.id })
  },
})

/** What was frozen goes back to the wallet it came from. Seizing it takes two accounts: who decides is not who approved first. */
export const rejecting = handle(reject, {
  undo: 'never',
  check: ({ account }, row, { seize, rejectReason }) => {
    if (!seize) return Promise.resolve(true)
    if (rejectReason && rejectReason !== fixedItem('cashOutRejectReason', 'fraud'))
      return Promise.resolve(`${page}.reject.onlyFraud`)
    const isSecond = row.approvedBy1 !== null && row.approvedBy1 !== account.id
    return Promise.resolve(isSecond || `${page}.reject.seizeSecond`)
  },
  run: async (context, row, { rejectReason, rejectNote, seize }) => {
    const isInWallet = row.source === 'biscuits' || row.source === 'escort'
    if (!seize && isInWallet && row.units)
      await moveCurrency(context, {
        user: row.user,
        currency: 'biscuit',
        amount: row.units,
        scene: 'cashOutBack',
        sourceNo: row.cashOutNo ?? `cash-out-${row.id}`,
      })
    await context.records.update(cashOut, row, {
      state: 'rejected',
      rejectReason,
      rejectNote,
      seized: seize ? row.units : 0,
    })
  },
})

/** The first payment that arrives proves its account. */
export const markingPaid = handle(markPaid, {
  undo: 'never',
  run: async (context, row, { reference }) => {
    const { records, now } = context
    await records.update(cashOut, row, {
      state: 'paid',
      providerNo: reference,
      payError: null,
      paidAt: now.toISOString(),
    })
    const account = row.payoutAccount === null ? undefined : await records.find(payoutAccount, row.payoutAccount)
    if (account?.state === 'new') await records.update(payoutAccount, account, { state: 'verified' })
    if (row.batch !== null) await countLines(context, row.batch)
  },
})

export const revealingAccount = handle(reveal, {
  guard: (context) => refuseTooMany(context, { entity: cashOut.name }, 50),
  check: (_context, row) => Promise.resolve(row.payoutAccount !== null || `${page}.reveal.none`),
  run: async ({ records }, row) => {
    const { holder, account } = await records.get(payoutAccount, row.payoutAccount ?? 0)
    return {
      findings: [
        { caption: 'payoutAccount.holder', value: holder },
        { caption: 'payoutAccount.account', value: account },
      ],
    }
  },
})

/** So many givers are told, the greatest first. */
const mostGivers = 12

export const tracing = handle(traceIncome, {
  run: async ({ db, now }, row) => {
    const since = new Date(now.getTime() - 90 * 86_400_000).toISOString()
    const { rows } = await sql<{
      id: number
      name: string
      biscuits: number
      back: number
      refunded: number
      risk: number
    }>`
      select u.id, u.nickname as name, sum(g.biscuits) as biscuits,
        (select coalesce(sum(coins), 0) from goods_record b where b.kind = 'giftSent' and b."user" = ${row.user}
          and b.receiver = u.id and b.created_at >= ${since}) as back,
        (select count(*) from "order" o where o."user" = u.id
          and o.state in ('refunded', 'partlyRefunded', 'chargedBack')) as refunded
      from goods_record g join "user" u on u.id = g."user"
      where g.receiver = ${row.user} and g.kind = 'giftSent' and g.created_at >= ${since}
      group by u.id, u.nickname order by 3 desc limit ${mostGivers}`.execute(db)
    return {
      findings: rows.map<Finding>(({ id, name, biscuits, back, refunded }) => {
        const isBad = Number(back) > 0 || Number(refunded) > 0
        return {
          caption: isBad ? `${page}.traceIncome.doubtful` : `${page}.traceIncome.giver`,
          params: { name, back: Number(back), refunded: Number(refunded) },
          value: Number(biscuits),
          to: `/user-manage/user-detail/${id}`,
          ...(isBad && { tone: 'bad' as const }),
        }
      }),
    }
  },
})
