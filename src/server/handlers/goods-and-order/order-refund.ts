import * as commands from '../../../../commands/goods-and-order/order-refund'
import order from '../../../entities/goods-and-order/order'
import orderRefund from '../../../entities/goods-and-order/order-refund'
import wallet from '../../../entities/goods-and-order/wallet'
import vipMember from '../../../entities/vip-manage/vip-member'
import type { Row } from '../../../schema/entity'
import { daysOf, planOf } from '../../domain/commerce/deliver-order'
import { currencyOf, moveCurrency } from '../../domain/commerce/ledger'
import { takingNext } from '../../run/take-next'
import { approvingByTwo } from '../../run/two-approvals'
import { changeVipTime, unusedDays } from '../../domain/commerce/vip-time'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

type Refund = Row<typeof orderRefund>

/** From this much in USD cents a second account approves. */
const secondFrom = 200_00

export default handlers(commands, {
  take: takingNext(commands.take, {
    entity: orderRefund,
    states: ['awaitingApproval'],
    page: '/goods-and-order/order-refund',
  }),

  approve: approvingByTwo(commands.approve, {
    to: 'approved',
    needsSecond: ({ amountUsd }) => (amountUsd ?? 0) >= secondFrom,
    writes: ({ amount, takeBack }) => ({
      ...(amount !== null && { amount }),
      ...(takeBack !== null && { takeBack }),
    }),
  }),

  execute: {
    undo: 'never',
    run: async (context, row) => {
      const takenBack = await takeBackGoods(context, row)
      await context.records.update(orderRefund, row, { state: 'processing', takenBack })
    },
  },

  confirm: {
    undo: 'never',
    run: async (context, row, { reference }) => {
      await context.records.update(orderRefund, row, {
        state: 'done',
        channelRefundNo: reference.slice(0, 80),
        refundedAt: context.now.toISOString(),
      })
      await countRefunded(context, row)
    },
  },

  /** The money stays with the payer, and the order says so. */
  accept: {
    undo: 'never',
    run: async (context, row) => {
      const takenBack = await takeBackGoods(context, row)
      await context.records.update(orderRefund, row, {
        state: 'lost',
        takenBack,
        refundedAt: context.now.toISOString(),
      })
      await countRefunded(context, row)
    },
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
