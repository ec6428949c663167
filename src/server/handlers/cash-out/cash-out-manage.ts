import { sql } from 'kysely'
import * as commands from '../../../../commands/cash-out/cash-out-manage'
import cashOut from '../../../entities/cash-out/cash-out'
import payoutAccount from '../../../entities/cash-out/payout-account'
import payoutBatch from '../../../entities/cash-out/payout-batch'
import { fixedItem } from '../../../dictionaries/dictionaries'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import { documentNumber } from '../../domain/commerce/document-number'
import { moveCurrency } from '../../domain/commerce/ledger'
import { refuseTooMany } from '../../run/reveal'
import { takingNext } from '../../run/take-next'
import { mayBePaid } from '../../domain/payments/cash-out-doubts'
import {
  type CashOut,
  countLines,
  maxLines,
  maxUsd,
  page as pageOfPayoutBatches,
} from '../../domain/payments/payout-batches'
import { payoutEffect } from '../../domain/payments/payout-effect'
import type { Effect } from '../../operations/effect'
import { handlers, type Verdict } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { formatInstant } from '../../../fields/format'
import { dayMs } from '../../../schema/time'

const page = 'cash-out.cash-out-manage'

/** How many givers are listed, the greatest first. */
const maxGivers = 12

export default handlers(commands, {
  approveFirst: {
    effect: (_context, row) => Promise.resolve([paysOut(row, 'toPay')]),
    check: (context, row): Promise<Verdict> => mayBePaid(context, row.id),
    run: async ({ records, account }, row) => {
      await records.update(cashOut, row, { state: 'firstApproved', approvedBy1: account.id })
    },
  },

  hold: {
    effect: ({ account }, row, { heldUntil }) =>
      Promise.resolve([
        paysOut(row, 'heldBack'),
        heldUntil
          ? { caption: `${page}.effect.heldUntil`, params: { until: formatInstant(heldUntil, account.zone) } }
          : { caption: `${page}.effect.heldOpen` },
      ]),
    guard: ({ now }, { heldUntil }) => {
      if (heldUntil && Date.parse(heldUntil) <= now.getTime())
        throw badField('heldUntil', 'error.tooEarly', { min: now.toISOString() })
      return Promise.resolve()
    },
    run: async ({ records }, row, { heldUntil }) => {
      await records.update(cashOut, row, { state: 'onHold', heldUntil })
    },
  },

  /** What would go back on hold at once is not released. */
  release: {
    effect: (_context, row) => Promise.resolve([paysOut(row, 'toPay'), { caption: `${page}.effect.bothAgain` }]),
    check: (context, row): Promise<Verdict> => mayBePaid(context, row.id),
    run: async ({ records }, row) => {
      await records.update(cashOut, row, { state: 'pending', heldUntil: null })
    },
  },

  take: takingNext(commands.take, {
    entity: cashOut,
    states: ['pending'],
    page: '/cash-out/cash-out-manage',
  }),

  /** The two approvals of a payment are two accounts'. */
  approveSecond: {
    effect: (_context, row) => Promise.resolve([paysOut(row, 'nextBatch')]),
    check: async (context, row) =>
      row.approvedBy1 === context.account.id ? `${page}.approveSecond.sameAccount` : mayBePaid(context, row.id),
    run: async ({ records, account }, row) => {
      await records.update(cashOut, row, { state: 'approved', approvedBy2: account.id })
    },
  },

  /** What was frozen goes back to the wallet it came from. Seizing it takes two accounts: who decides is not who approved first. */
  reject: {
    undo: 'never',
    check: ({ account }, row, { seize, rejectReason }) => {
      if (!seize) return Promise.resolve(true)
      if (rejectReason && rejectReason !== fixedItem('cashOutRejectReason', 'fraud'))
        return Promise.resolve(`${page}.reject.onlyFraud`)
      const isSecond = row.approvedBy1 !== null && row.approvedBy1 !== account.id
      return Promise.resolve(isSecond || `${page}.reject.seizeSecond`)
    },
    effect: (_context, row, { seize }) => {
      const { back, seized } = unitsOf(row, seize)
      if (seized > 0) return Promise.resolve([{ caption: `${page}.effect.seized`, amount: seized }])
      if (back > 0) return Promise.resolve([{ caption: `${page}.effect.back`, amount: back }])
      return Promise.resolve([{ caption: `${page}.effect.nothingBack` }])
    },
    run: async (context, row, { rejectReason, rejectNote, seize }) => {
      const { back, seized } = unitsOf(row, seize)
      if (back > 0)
        await moveCurrency(context, {
          user: row.user,
          currency: 'biscuit',
          amount: back,
          scene: 'cashOutBack',
          sourceNo: row.cashOutNo ?? `cash-out-${row.id}`,
        })
      await context.records.update(cashOut, row, {
        state: 'rejected',
        rejectReason,
        rejectNote,
        seized,
      })
    },
  },

  /** The first payment that arrives proves its account. */
  markPaid: {
    undo: 'never',
    effect: (_context, row) => Promise.resolve([paysOut(row, 'paid')]),
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
  },

  reveal: {
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
  },

  traceIncome: {
    run: async ({ db, now }, row) => {
      const since = new Date(now.getTime() - 90 * dayMs).toISOString()
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
      group by u.id, u.nickname order by 3 desc limit ${maxGivers}`.execute(db)
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
  },

  /** One batch for each way to pay and currency: sums over currencies are never mixed. */
  makeBatch: {
    undo: 'never',
    check: async ({ records }, row) => {
      if (row.batch !== null) return `${pageOfPayoutBatches}.makeBatch.inBatch`
      const account = row.payoutAccount === null ? undefined : await records.find(payoutAccount, row.payoutAccount)
      return (account !== undefined && account.state !== 'blocked') || `${pageOfPayoutBatches}.makeBatch.blocked`
    },
    runTogether: async (context, rows, { provider }) => {
      const groups = new Map<string, CashOut[]>()
      for (const row of rows) {
        const key = `${row.method} ${row.currency}`
        groups.set(key, [...(groups.get(key) ?? []), row])
      }
      for (const group of groups.values()) await makeOne(context, group, provider)
      return {
        findings: [
          {
            caption: `${pageOfPayoutBatches}.makeBatch.made`,
            value: groups.size,
            to: '/cash-out/cash-out-manage/batches',
          },
        ],
      }
    },
  },
})

/** What becomes of the units that a request holds once it is rejected. */
function unitsOf(
  { source, units }: CashOut,
  seize: boolean | null,
): { readonly back: number; readonly seized: number } {
  const isInWallet = source === 'biscuits' || source === 'escort'
  return { back: !seize && isInWallet ? (units ?? 0) : 0, seized: seize ? (units ?? 0) : 0 }
}

/** The sum that is paid, in the currency of its account. */
function paysOut({ payAmount, currency, netUsd }: CashOut, what: string): Effect {
  const net = { amount: netUsd, currency: 'USD' }
  return payoutEffect(`${page}.effect.${what}`, { amount: payAmount, currency }, net)
}

async function makeOne(
  { records, now }: Context,
  rows: readonly CashOut[],
  provider: Row<typeof payoutBatch>['provider'],
): Promise<void> {
  const amountUsd = sum(rows, 'netUsd')
  if (rows.length > maxLines || amountUsd > maxUsd)
    throw refused(`${pageOfPayoutBatches}.makeBatch.tooMuch`, { lines: maxLines, usd: maxUsd / 100 })
  const batch = await records.insert(payoutBatch, {
    batchNo: documentNumber('P', now),
    provider,
    method: rows[0]?.method ?? null,
    currency: rows[0]?.currency ?? 'USD',
    count: rows.length,
    amount: sum(rows, 'payAmount'),
    amountUsd,
    paidCount: 0,
    failedCount: 0,
    unknownCount: 0,
    state: 'draft',
  })
  for (const row of rows) await records.update(cashOut, row, { batch: batch.id })
}

function sum(rows: readonly CashOut[], name: 'netUsd' | 'payAmount'): number {
  return rows.reduce((total, row) => total + (row[name] ?? 0), 0)
}
