import order from '../../../entities/goods-and-order/order'
import vipProduct from '../../../entities/vip-manage/vip-product'
import vipRecord from '../../../entities/vip-manage/vip-record'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { moveCurrency } from './ledger'
import { changeVipTime } from './vip-time'

type Order = Row<typeof order>
type Plan = Row<typeof vipProduct>

const unitDays = { day: 1, week: 7, month: 30, quarter: 90, halfYear: 180, year: 365 } as const

/** The days of VIP that a plan is sold as, gifts included. */
export function daysOf({ unit, length, giftDays }: Pick<Plan, 'unit' | 'length' | 'giftDays'>): number {
  return unitDays[unit] * length + (giftDays ?? 0)
}

/** Whether the console can deliver an order of this kind itself: the others are unlocked by the app when it asks. */
export function canDeliver({ kind }: Pick<Order, 'kind'>): boolean {
  return kind === 'coins' || kind === 'firstPay' || kind === 'vip'
}

/**
 * Gives what an order was paid for, once an order however often it is asked for, and puts the order down as delivered.
 * @returns whether anything was given now
 */
export async function deliverOrder(context: Context, row: Order): Promise<boolean> {
  const isGiven = row.kind === 'vip' ? await giveVip(context, row) : await giveCoins(context, row)
  await context.records.update(order, row, {
    state: 'delivered',
    deliveredAt: row.deliveredAt ?? context.now.toISOString(),
    failCode: null,
  })
  return isGiven
}

async function giveCoins(context: Context, row: Order): Promise<boolean> {
  const scene = row.kind === 'firstPay' ? 'firstPay' : 'topUp'
  const movement = { user: row.user, currency: 'coin', amount: row.coins ?? 0, scene, order: row.id } as const
  const entry = await moveCurrency(context, { ...movement, sourceNo: row.orderNo ?? `order-${row.id}` })
  return entry !== undefined
}

async function giveVip(context: Context, row: Order): Promise<boolean> {
  const { records } = context
  if ((await records.where(vipRecord, { order: row.id, kind: ['purchase', 'renewal'] }, 1)).length > 0) return false
  const plan = await planOf(context, row)
  if (!plan) return false
  await changeVipTime(context, {
    user: row.user,
    tier: plan.tier,
    kind: row.isRenewal ? 'renewal' : 'purchase',
    days: daysOf(plan),
    order: row.id,
    vipProduct: plan.id,
  })
  return true
}

/** The VIP plan that an order bought. */
export async function planOf({ records }: Pick<Context, 'records'>, row: Order): Promise<Plan | undefined> {
  const [plan] = row.product === null ? [] : await records.where(vipProduct, { product: row.product }, 1)
  return plan
}
