import order from '../../../entities/goods-and-order/order'
import orderRefund from '../../../entities/goods-and-order/order-refund'
import { formatMoney } from '../../../fields/format'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { documentNumber } from '../commerce/document-number'
import type { Effect } from '../../operations/effect'
import { dayMs } from '../../../schema/time'

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
  'lost',
] as const

/** What of an order has neither been refunded nor been asked for, never less than nothing; undefined where there is no such order. */
export async function refundableOf(
  { records }: Pick<Context, 'records'>,
  id: number,
  except?: number,
): Promise<{ readonly amount: number; readonly currency: string | null } | undefined> {
  const paid = await records.find(order, id)
  if (!paid) return undefined
  const others = (await records.where(orderRefund, { order: id, state: counted })).filter((each) => each.id !== except)
  const taken = others.reduce((sum, { amount }) => sum + amount, 0)
  return { amount: Math.max(0, (paid.amount ?? 0) - taken), currency: paid.currency }
}

/** What asking for a refund of an order does: what finance is asked for and what is left then; of more than is left, how much that is. */
export async function askedEffects(
  context: Pick<Context, 'records'>,
  order: number,
  amount: number,
): Promise<readonly Effect[]> {
  const left = await refundableOf(context, order)
  if (!left) return []
  const { currency } = left
  if (amount > left.amount) return [{ caption: 'orderRefund.effect.tooMuch', amount: left.amount, currency }]
  return [
    { caption: 'orderRefund.effect.asked', amount, currency },
    { caption: 'orderRefund.effect.left', amount: left.amount - amount, currency },
  ]
}

/** All refunds of an order together never come to more than was paid. */
export const refundRules = defineRules(orderRefund, {
  beforeSave: async (context, draft, current) => {
    const { records, now, language } = context
    if (current && !('amount' in draft)) return
    const paid = await records.get(order, draft.order ?? current?.order ?? 0)
    const left = (await refundableOf(context, paid.id, current?.id))?.amount ?? 0
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
        dueAt: new Date(now.getTime() + dayMs).toISOString(),
      }),
    }
  },
})
