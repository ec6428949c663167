import cashOut from '../../entities/cash-out/cash-out'
import { definePage } from '../../schema/page'
import payoutAccount from '../../entities/cash-out/payout-account'
import currencyEntry from '../../entities/goods-and-order/currency-entry'
import anchor from '../../entities/live-manage/anchor'
import { panel } from '../../schema/panel'
import { bansOf, cashOutsOf, whoIs } from '../presets/case-panels'

export default definePage(cashOut, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt', holder: 'assignee', alike: ['user.displayId', 'riskFlags'] },
  waits: ['pending', 'firstApproved', 'onHold', 'failed', 'unknown'],
  panels: [
    whoIs(),
    panel(payoutAccount, { key: 'payoutAccount', through: 'payoutAccount' }),
    panel(anchor, { key: 'anchor', through: 'anchor' }),
    panel(currencyEntry, {
      key: 'income',
      through: 'user',
      by: 'user',
      columns: ['scene', 'amount'],
      sums: {
        of: 'amount',
        by: 'scene',
        where: { direction: ['in'], 'virtualCurrency.code': ['biscuit'] },
        asked: 'units',
        paid: { amount: 'payAmount', currency: 'currency' },
      },
    }),
    cashOutsOf(),
    bansOf(),
  ],
  menu: 10,
  icon: 'wallet',
  lead: 'user.nickname',
  columns: [
    'cashOutNo',
    'user.displayId',
    'user.nickname',
    'source',
    'units',
    'netUsd',
    'payAmount',
    'currency',
    'method',
    'country',
    'riskScore',
    'riskFlags',
    'assignee',
    'dueAt',
    'state',
    'createdAt',
  ],
  filters: ['state', 'source', 'user', 'createdAt', 'country', 'method', 'riskScore', 'assignee'],
  moreFilters: ['batch'],
  sort: 'dueAt',
  export: 'cash-out',
})
