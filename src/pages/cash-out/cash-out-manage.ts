import cashOut from '../../entities/cash-out/cash-out'
import { definePage } from '../../schema/page'
import payoutAccount from '../../entities/cash-out/payout-account'
import anchor from '../../entities/live-manage/anchor'
import { panel } from '../../schema/panel'
import { bansOf, cashOutsOf, whoIs } from '../presets/case-panels'

export default definePage(cashOut, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt', holder: 'assignee' },
  waits: ['pending', 'firstApproved', 'onHold', 'failed', 'unknown'],
  panels: [
    whoIs(),
    panel(payoutAccount, { key: 'payoutAccount', through: 'payoutAccount' }),
    panel(anchor, { key: 'anchor', through: 'anchor' }),
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
