import currencyEntry from '../../../entities/goods-and-order/currency-entry'
import order from '../../../entities/goods-and-order/order'
import orderRefund from '../../../entities/goods-and-order/order-refund'
import payStatementDiff from '../../../entities/goods-and-order/pay-statement-diff'
import feedback from '../../../entities/service-manage/feedback'
import device from '../../../entities/user-manage/device'
import subscription from '../../../entities/vip-manage/subscription'
import vipRecord from '../../../entities/vip-manage/vip-record'
import { definePage, related } from '../../../schema/page'
import { panel } from '../../../schema/panel'
import { bansOf, whoIs } from '../../presets/case-panels'

/** All that is known of a purchase: what was paid, what was delivered for it, what went back, and what was said about it. */
export default definePage(order, {
  kind: 'detail',
  icon: 'receipt-text',
  commandsOf: 'goods-and-order.order-itemized',
  panels: [
    whoIs(),
    panel(feedback, {
      key: 'ticketsAbout',
      through: 'id',
      by: 'order',
      columns: ['number', 'category', 'content', 'state', 'createdAt'],
    }),
    panel(device, { key: 'device', through: 'device' }),
    panel(subscription, { key: 'subscription', through: 'subscription' }),
    bansOf(),
  ],
  related: [
    related(orderRefund, {
      key: 'refunds',
      rail: true,
      by: 'order',
      columns: [
        'refundNo',
        'source',
        'reasonCode',
        'amount',
        'currency',
        'takeBack',
        'state',
        'assignee',
        'approvedBy',
        'channelError',
        'createdAt',
      ],
      filters: ['state', 'source', 'createdAt'],
      sort: '-createdAt',
    }),
    related(currencyEntry, {
      key: 'coins',
      by: 'order',
      columns: [
        'entryNo',
        'virtualCurrency.code',
        'direction',
        'scene',
        'amount',
        'balanceAfter',
        'remark',
        'createdAt',
      ],
      filters: ['scene', 'createdAt'],
      sort: '-createdAt',
    }),
    related(vipRecord, {
      key: 'vip',
      by: 'order',
      columns: ['recordNo', 'tier.name', 'kind', 'days', 'beforeExpiresAt', 'afterExpiresAt', 'createdAt'],
      filters: ['kind', 'createdAt'],
      sort: '-createdAt',
    }),
    related(payStatementDiff, {
      key: 'differences',
      by: 'order',
      lead: 'kind',
      columns: [
        'statement.day',
        'kind',
        'ourAmount',
        'theirAmount',
        'currency',
        'verdict',
        'note',
        'state',
        'resolvedBy',
      ],
      filters: ['state', 'kind'],
      sort: 'createdAt',
    }),
  ],
})
