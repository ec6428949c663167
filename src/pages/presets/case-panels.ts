import cashOut from '../../entities/cash-out/cash-out'
import order from '../../entities/goods-and-order/order'
import orderRefund from '../../entities/goods-and-order/order-refund'
import feedback from '../../entities/service-manage/feedback'
import blacklistEntry from '../../entities/user-manage/blacklist-entry'
import user from '../../entities/user-manage/user'
import { panel } from '../../schema/panel'

/*
 * What a case that is about a user is judged by, alike on every queue: each takes the field of the case that names the user.
 */

/** Who they are: level, VIP, money, risk, labels, bans in force. */
export const whoIs = (through = 'user') => panel(user, { key: through, through })

export const ordersOf = (through = 'user') =>
  panel(order, { key: 'orders', through, by: 'user', columns: ['orderNo', 'kind', 'amount', 'state', 'createdAt'] })

export const bansOf = (through = 'user') =>
  panel(blacklistEntry, { key: 'bans', through, by: 'user', columns: ['scope', 'state', 'createdAt', 'expiresAt'] })

export const ticketsOf = (through = 'user') =>
  panel(feedback, {
    key: 'tickets',
    through,
    by: 'user',
    columns: ['number', 'category', 'content', 'state', 'createdAt'],
  })

export const refundsOf = (through = 'user') =>
  panel(orderRefund, {
    key: 'refunds',
    through,
    by: 'user',
    columns: ['refundNo', 'source', 'amount', 'state', 'createdAt'],
  })

export const cashOutsOf = (through = 'user') =>
  panel(cashOut, {
    key: 'cashOuts',
    through,
    by: 'user',
    columns: ['cashOutNo', 'source', 'netUsd', 'state', 'createdAt'],
  })
