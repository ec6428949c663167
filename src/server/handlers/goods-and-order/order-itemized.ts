import { sql } from 'kysely'
import * as commands from '../../../../commands/goods-and-order/order-itemized'
import order from '../../../entities/goods-and-order/order'
import type { Finding } from '../../../schema/findings'
import { isOwnRow } from '../../access/own-rows'
import { canDeliver, deliverOrder, planOf } from '../../domain/commerce/deliver-order'
import { notHere, numbersIn } from '../../domain/payments/orders'
import { askedEffects } from '../../domain/payments/refunds'
import { queueMail } from '../../jobs/mail/mail-outbox'
import { handlers } from '../../operations/handler'

/** How many orders are shown; a receipt belongs to one. */
const maxFound = 10

export default handlers(commands, {
  requestRefund: { effect: (context, { id }, { amount }) => askedEffects(context, id, amount) },

  redeliver: {
    undo: 'never',
    check: async (context, row) =>
      (canDeliver(row) && (row.kind !== 'vip' || (await planOf(context, row)) !== undefined)) || notHere,
    run: async (context, row) => {
      await deliverOrder(context, row)
    },
  },

  /** Whatever looks like a number in the text is looked for among our numbers and the channels'. */
  findByReceipt: {
    run: async (context, { text }) => {
      const own = isOwnRow(context, commands.findByReceipt, order, sql.ref('order.id'))
      const numbers = numbersIn(text)
      const { rows } = await sql<{
        number: string
        state: string
        paid: string | null
      }>`select order_no as number, state,
        to_char(coalesce(paid_at, created_at), 'YYYY-MM-DD HH24:MI') as paid
      from "order" where (order_no = any(${numbers}) or channel_order_no = any(${numbers})) and ${own}
      order by id desc limit ${maxFound}`.execute(context.db)
      return {
        findings: rows.map<Finding>(({ number, state, paid }) => ({
          caption: 'goods-and-order.order-itemized.findByReceipt.found',
          params: { number, paid: paid ?? '' },
          value: state,
          to: `/goods-and-order/order-itemized?orderNo=${encodeURIComponent(number)}`,
        })),
      }
    },
  },

  invoice: {
    undo: 'never',
    run: async (context, row, { email }) => {
      await queueMail(context, {
        kind: 'receipt',
        key: `receipt.${row.id}.${email}`,
        to: email,
        language: context.language,
        params: {
          number: row.orderNo ?? '',
          name: row.productName ?? '',
          amount: amountOf(row.amount, row.currency),
          at: (row.paidAt ?? row.createdAt).slice(0, 16).replace('T', ' '),
        },
        userId: row.user,
      })
    },
  },
})

/** `12.34 USD`, with as many decimals as the currency has. */
function amountOf(minor: number | null, currency: string | null): string {
  const code = currency ?? 'USD'
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits
  return `${((minor ?? 0) / 10 ** (digits ?? 2)).toFixed(digits)} ${code}`
}
