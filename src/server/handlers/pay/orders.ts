import { sql } from 'kysely'
import { findByReceipt, invoice } from '../../../../commands/goods-and-order/order-itemized'
import { redeliver } from '../../../../commands/goods-and-order/order-itemized'
import { redeliver as redeliverDifference } from '../../../../commands/goods-and-order/reconciliation/diffs'
import order from '../../../entities/goods-and-order/order'
import payStatementDiff from '../../../entities/goods-and-order/pay-statement-diff'
import type { Finding } from '../../../schema/findings'
import { isOwnRow } from '../../access/own-rows'
import { handle, handlePage } from '../../operations/handler'
import { refused } from '../../pipeline/errors'
import { queueMail } from '../../jobs/mail/mail-outbox'
import { canDeliver, deliverOrder, planOf } from '../commodity/deliver-order'

const notHere = 'goods-and-order.order-itemized.redeliver.notHere'

export const redelivering = handle(redeliver, {
  undo: 'never',
  check: async (context, row) =>
    (canDeliver(row) && (row.kind !== 'vip' || (await planOf(context, row)) !== undefined)) || notHere,
  run: async (context, row) => {
    await deliverOrder(context, row)
  },
})

/** The channel has it as paid, and so it is: it is delivered, and the difference is done with. */
export const redeliveringDifference = handle(redeliverDifference, {
  undo: 'never',
  run: async (context, row, { reason }) => {
    const found = await context.records.get(order, row.order ?? 0)
    if (!canDeliver(found)) throw refused(notHere)
    await deliverOrder(context, found)
    await context.records.update(payStatementDiff, row, {
      state: 'resolved',
      verdict: 'delivered',
      note: reason,
      resolvedBy: context.account.id,
    })
  },
})

/** So many orders are shown; a receipt is of one. */
const mostFound = 10

/** Whatever looks like a number in the text is looked for among our numbers and the channels'. */
export const findingByReceipt = handlePage(findByReceipt, {
  run: async (context, { text }) => {
    const own = isOwnRow(context, findByReceipt, order, sql.ref('order.id'))
    const numbers = numbersIn(text)
    const { rows } = await sql<{ number: string; state: string; paid: string | null }>`select order_no as number, state,
        to_char(coalesce(paid_at, created_at), 'YYYY-MM-DD HH24:MI') as paid
      from "order" where (order_no = any(${numbers}) or channel_order_no = any(${numbers})) and ${own}
      order by id desc limit ${mostFound}`.execute(context.db)
    return {
      findings: rows.map<Finding>(({ number, state, paid }) => ({
        caption: 'goods-and-order.order-itemized.findByReceipt.found',
        params: { number, paid: paid ?? '' },
        value: state,
        to: `/goods-and-order/order-itemized?orderNo=${encodeURIComponent(number)}`,
      })),
    }
  },
})

/** What in a pasted receipt may be a number of ours or a channel's: it has digits and at least 6 characters. */
export function numbersIn(text: string): string[] {
  return [...new Set(text.match(/[A-Za-z0-9][\w.-]{4,78}\w/g) ?? [])].filter((word) => /\d/.test(word)).slice(0, 50)
}

export const sendingReceipt = handle(invoice, {
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
})

/** `12.34 USD`, with as many decimals as the currency has. */
function amountOf(minor: number | null, currency: string | null): string {
  const code = currency ?? 'USD'
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits
  return `${((minor ?? 0) / 10 ** (digits ?? 2)).toFixed(digits)} ${code}`
}
