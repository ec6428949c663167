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
import type { Effect } from '../../operations/effect'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

type Refund = Row<typeof orderRefund>

const page = 'goods-and-order.order-refund'

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
    follows: async (context, row) => [paysBack(row, 'toPayer'), ...takenEffects(await plannedTakeBack(context, row))],
  }),

  reject: { effect: (_context, row) => Promise.resolve([paysBack(row, 'staysPaid')]) },

  execute: {
    undo: 'never',
    effect: async (context, row) => [paysBack(row, 'toPayer'), ...takenEffects(await plannedTakeBack(context, row))],
    run: async (context, row) => {
      const takenBack = await takeBackGoods(context, row)
      await context.records.update(orderRefund, row, { state: 'processing', takenBack })
    },
  },

  retry: { effect: (_context, row) => Promise.resolve([paysBack(row, 'toPayer')]) },

  payByHand: { effect: (_context, row) => Promise.resolve([paysBack(row, 'byHand')]) },

  confirm: {
    undo: 'never',
    effect: refundedEffects,
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
    effect: async (context, row) => [
      paysBack(row, 'keptByPayer'),
      ...takenEffects(await plannedTakeBack(context, row)),
      ...(await refundedEffects(context, row)),
    ],
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

function paysBack({ amount, currency }: Refund, what: string): Effect {
  return { caption: `${page}.effect.${what}`, amount, currency }
}

/** How an order stands once a refund of it is done. */
function refundedOf(row: Row<typeof order>, { amount }: Refund) {
  const refunded = (row.refunded ?? 0) + amount
  return { refunded, state: refunded >= (row.amount ?? 0) ? ('refunded' as const) : ('partlyRefunded' as const) }
}

async function refundedEffects({ records }: Context, refund: Refund): Promise<readonly Effect[]> {
  const row = await records.find(order, refund.order)
  if (!row) return []
  const { refunded, state } = refundedOf(row, refund)
  return [
    {
      caption: `${page}.effect.order`,
      params: { state: `${order.name}.state.${state}` },
      amount: refunded,
      currency: row.currency,
    },
  ]
}

async function countRefunded({ records }: Context, refund: Refund): Promise<void> {
  const row = await records.get(order, refund.order)
  await records.update(order, row, refundedOf(row, refund))
}

/** What a refund takes back of what was delivered, and of what it is taken. */
interface TakeBack {
  readonly taken: { readonly coins: number; readonly days: number; readonly debt: number }
  readonly bought: Row<typeof order> | undefined
  readonly plan: Awaited<ReturnType<typeof planOf>>
}

const nothingTaken = { coins: 0, days: 0, debt: 0 }

/** The share of what was delivered that is given back; of coins spent, all of it leaves a debt, the unused only does not. */
async function plannedTakeBack(context: Context, row: Refund): Promise<TakeBack> {
  const bought = await context.records.find(order, row.order)
  if (!bought || row.takeBack === 'none' || bought.deliveredAt === null)
    return { taken: nothingTaken, bought, plan: undefined }
  const share = bought.amount ? row.amount / bought.amount : 0
  if (bought.kind !== 'vip') return { taken: await plannedCoins(context, row, bought, share), bought, plan: undefined }
  const plan = await planOf(context, bought)
  if (!plan) return { taken: nothingTaken, bought, plan }
  const [member] = await context.records.where(vipMember, { user: bought.user, tier: plan.tier }, 1)
  const days = Math.min(Math.floor(daysOf(plan) * share), member ? unusedDays(member, context.now) : 0)
  return { taken: { ...nothingTaken, days }, bought, plan }
}

async function plannedCoins(context: Context, row: Refund, bought: Row<typeof order>, share: number) {
  const due = Math.floor((bought.coins ?? 0) * share)
  const currency = await currencyOf(context, 'coin')
  const [own] = await context.records.where(wallet, { user: bought.user, virtualCurrency: currency }, 1)
  const there = Math.min(due, own?.balance ?? 0)
  return { ...nothingTaken, coins: there, debt: row.takeBack === 'all' ? due - there : 0 }
}

function takenEffects({ taken: { coins, days, debt } }: TakeBack): readonly Effect[] {
  const all = [
    { caption: `${page}.effect.coins`, amount: coins },
    { caption: `${page}.effect.debt`, amount: debt },
    { caption: `${page}.effect.days`, amount: days },
  ].filter(({ amount }) => amount > 0)
  return all.length > 0 ? all : [{ caption: `${page}.effect.nothingTaken` }]
}

/** Takes back what was delivered, as planned. */
async function takeBackGoods(context: Context, row: Refund): Promise<Refund['takenBack']> {
  const { taken, bought, plan } = await plannedTakeBack(context, row)
  const { coins, debt, days } = taken
  if (bought && coins + debt > 0)
    await moveCurrency(context, {
      user: bought.user,
      currency: 'coin',
      amount: -(coins + debt),
      scene: 'refund',
      sourceNo: row.refundNo ?? `refund-${row.id}`,
      order: bought.id,
      shortfall: 'debt',
    })
  if (bought && plan && days > 0)
    await changeVipTime(context, {
      user: bought.user,
      tier: plan.tier,
      kind: 'refundBack',
      days: -days,
      order: bought.id,
      vipProduct: plan.id,
    })
  return taken
}
