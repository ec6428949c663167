import { accept, approve, confirm, execute, take } from '../../../../commands/goods-and-order/order-refund'
import order from '../../../entities/goods-and-order/order'
import orderRefund from '../../../entities/goods-and-order/order-refund'
import vipMember from '../../../entities/vip-manage/vip-member'
import wallet from '../../../entities/goods-and-order/wallet'
import { formatMoney } from '../../../fields/format'
import type { Row } from '../../../schema/entity'
import { defineRules, handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { planOf, daysOf } from '../commodity/deliver-order'
import { documentNumber } from '../commodity/document-number'
import { currencyOf, moveCurrency } from '../commodity/ledger'
import { takingNext } from '../commodity/take-next'
import { approvingByTwo } from '../commodity/two-approvals'
import { changeVipTime, unusedDays } from '../commodity/vip-time'

type Refund = Row<typeof orderRefund>

/** From so much in USD cents a second account approves. */
const secondFrom = 200_00
/** A request is decided within a day. */
const dueMs = 86_400_000
/** What is on its way or has been paid of an order. */
const counted = [
  'needInfo',
  'awaitingApproval',
  'approved',
  'processing',
  'failed',
  'manual',
  'done',
  'disputed',
] as const

/** All refunds of an order together never come to more than was paid. */
export const refundRules = defineRules(orderRefund, {
  beforeSave: async ({ records, now, language }, draft, current) => {
    if (current && !('amount' in draft)) return
    const paid = await records.get(order, draft.order ?? current?.order ?? 0)
    const others = (await records.where(orderRefund, { order: paid.id, state: counted })).filter(
      ({ id }) => id !== current?.id,
    )
    const left = (paid.amount ?? 0) - others.reduce((sum, { amount }) => sum + amount, 0)
    const amount = draft.amount ?? current?.amount ?? 0
    if (amount > left)
      throw badField('amount', 'goods-and-order.order-refund.overPaid', {
        left: formatMoney(left, paid.currency ?? undefined, language),
      })
    const share = paid.amount ? amount / paid.amount : 0
    return {
      amountUsd: Math.round((paid.amountUsd ?? 0) * share),
      ...(!current && {
        refundNo: documentNumber('R', now),
        user: paid.user,
        currency: paid.currency,
        dueAt: new Date(now.getTime() + dueMs).toISOString(),
      }),
    }
  },
})

export const takingRefund = takingNext(take, {
  entity: orderRefund,
  states: ['awaitingApproval'],
  page: '/goods-and-order/order-refund',
})

export const approvingRefund = approvingByTwo(approve, {
  to: 'approved',
  needsSecond: ({ amountUsd }) => (amountUsd ?? 0) >= secondFrom,
  writes: ({ amount, takeBack }) => ({
    ...(amount !== null && { amount }),
    ...(takeBack !== null && { takeBack }),
  }),
})

export const executingRefund = handle(execute, {
  undo: 'never',
  run: async (context, row) => {
    const takenBack = await takeBackGoods(context, row)
    await context.records.update(orderRefund, row, { state: 'processing', takenBack })
  },
})

export const confirmingRefund = handle(confirm, {
  undo: 'never',
  run: async (context, row, { reference }) => {
    await context.records.update(orderRefund, row, {
      state: 'done',
      channelRefundNo: reference.slice(0, 80),
      refundedAt: context.now.toISOString(),
    })
    await countRefunded(context, row)
  },
})

/** The money stays with the payer, and the order says so. */
export const acceptingChargeback = handle(accept, {
  undo: 'never',
  run: async (context, row) => {
    const takenBack = await takeBackGoods(context, row)
    await context.records.update(orderRefund, row, { state: 'lost', takenBack, refundedAt: context.now.toISOString() })
    await countRefunded(context, row)
  },
})

async function countRefunded({ records }: Context, { order: id, amount }: Refund): Promise<void> {
  const row = await records.get(order, id)
  const refunded = (row.refunded ?? 0) + amount
  await records.update(order, row, {
    refunded,
    state: refunded >= (row.amount ?? 0) ? 'refunded' : 'partlyRefunded',
  })
}

/** Takes back the share of what was delivered that is given back; of coins spent, all of it leaves a debt, the unused only does not. */
async function takeBackGoods(context: Context, row: Refund): Promise<Refund['takenBack']> {
  const bought = await context.records.get(order, row.order)
  if (row.takeBack === 'none' || bought.deliveredAt === null) return { coins: 0, days: 0, debt: 0 }
  const share = bought.amount ? row.amount / bought.amount : 0
  return bought.kind === 'vip' ? takeBackDays(context, bought, share) : takeBackCoins(context, row, bought, share)
}

async function takeBackCoins(
  context: Context,
  row: Refund,
  bought: Row<typeof order>,
  share: number,
): Promise<Refund['takenBack']> {
  const due = Math.floor((bought.coins ?? 0) * share)
  const currency = await currencyOf(context, 'coin')
  const [own] = await context.records.where(wallet, { user: bought.user, virtualCurrency: currency }, 1)
  const there = Math.min(due, own?.balance ?? 0)
  const amount = row.takeBack === 'all' ? due : there
  if (amount > 0)
    await moveCurrency(context, {
      user: bought.user,
      currency: 'coin',
      amount: -amount,
      scene: 'refund',
      sourceNo: row.refundNo ?? `refund-${row.id}`,
      order: bought.id,
      shortfall: 'debt',
    })
  return { coins: there, debt: amount - there, days: 0 }
}

async function takeBackDays(context: Context, bought: Row<typeof order>, share: number): Promise<Refund['takenBack']> {
  const plan = await planOf(context, bought)
  if (!plan) return { days: 0, coins: 0, debt: 0 }
  const [member] = await context.records.where(vipMember, { user: bought.user, tier: plan.tier }, 1)
  const days = Math.min(Math.floor(daysOf(plan) * share), member ? unusedDays(member, context.now) : 0)
  if (days > 0)
    await changeVipTime(context, {
      user: bought.user,
      tier: plan.tier,
      kind: 'refundBack',
      days: -days,
      order: bought.id,
      vipProduct: plan.id,
    })
  return { days, coins: 0, debt: 0 }
}
