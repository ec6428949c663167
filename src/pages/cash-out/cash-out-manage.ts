import fissionInvitation from '../../entities/activity-manage/fission-invitation'
import promoter from '../../entities/activity-manage/promoter'
import cashOut from '../../entities/cash-out/cash-out'
import { definePage } from '../../schema/page'
import payoutAccount from '../../entities/cash-out/payout-account'
import currencyEntry from '../../entities/goods-and-order/currency-entry'
import escort from '../../entities/escort-manage/escort'
import agent from '../../entities/goods-and-order/agent'
import anchor from '../../entities/live-manage/anchor'
import { panel } from '../../schema/panel'
import { bansOf, cashOutsOf, whoIs } from '../presets/case-panels'

export default definePage(cashOut, {
  kind: 'queue',
  queue: { due: 'dueAt', since: 'createdAt', holder: 'assignee', alike: ['user.displayId', 'riskFlags'] },
  waits: ['pending', 'firstApproved', 'onHold', 'failed', 'unknown'],
  subject: ['source', 'units', 'netUsd', 'payAmount', 'riskFlags'],
  panels: [
    whoIs(),
    panel(payoutAccount, { key: 'payoutAccount', through: 'payoutAccount' }),
    panel(anchor, { key: 'anchor', through: 'anchor' }),
    panel(currencyEntry, {
      key: 'income',
      through: 'user',
      by: 'user',
      when: { source: ['biscuits', 'escort'] },
      columns: ['scene', 'amount'],
      sums: {
        of: 'amount',
        by: 'scene',
        where: { direction: ['in'], 'virtualCurrency.code': ['biscuit'] },
        asked: 'units',
        paid: { amount: 'payAmount', currency: 'currency' },
      },
    }),
    panel(escort, {
      key: 'companion',
      through: 'user',
      by: 'user',
      when: { source: ['escort'] },
      sort: '-coins30d',
      columns: ['orders30d', 'coins30d', 'rating', 'complaints30d', 'state'],
    }),
    panel(promoter, {
      key: 'promoter',
      through: 'user',
      by: 'user',
      when: { source: ['promoter'] },
      sort: '-newUsers30d',
      columns: ['revenue30d', 'owed', 'newUsers30d', 'fraudRate30d', 'state'],
    }),
    panel(fissionInvitation, {
      key: 'invited',
      through: 'user',
      by: 'inviter',
      when: { source: ['fission'] },
      columns: ['invitee', 'riskScore', 'state', 'registeredAt'],
    }),
    panel(agent, {
      key: 'agent',
      through: 'user',
      by: 'user',
      when: { source: ['agentRefund'] },
      sort: '-sold30d',
      columns: ['level', 'balance', 'sold30d', 'complaints90d', 'state'],
    }),
    cashOutsOf(),
    bansOf(),
  ],
  wall: {
    shows: [],
    lead: 'user.nickname',
    facts: ['netUsd', 'source', 'method', 'riskScore', 'riskFlags'],
    order: '-riskScore',
    passes: 'approveFirst',
    refuses: { command: 'reject', reason: 'rejectReason' },
  },
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
