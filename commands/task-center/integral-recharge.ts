import integralRecharge from '../../src/entities/task-center/integral-recharge'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

/** Counts the users and the points, and those who cannot have any: unknown, closed, named twice. */
export const check = defineCommand(integralRecharge, { on: 'row', keys: 'w', icon: 'list-checks' })

export const submit = defineCommand(integralRecharge, { on: 'rows', keys: 'b', icon: 'send' })

/** By another than its author; above 500 USD in value it goes on to a second person. */
export const approve = defineCommand(integralRecharge, {
  audits: 'approve',
  on: 'rows',
  states: ['awaitingApproval'],
  stamps: ['firstBy'],
  by: 'others',
  danger: 'confirm',
  keys: 'a',
  money: 'valueTotal',
  icon: 'badge-check',
})

/** By a third account: neither the author nor the first approver. */
export const approveSecond = defineCommand(integralRecharge, {
  on: 'rows',
  stamps: ['secondBy'],
  by: 'others',
  danger: 'confirm',
  money: 'valueTotal',
  icon: 'badge-check',
})

export const reject = defineCommand(integralRecharge, {
  audits: 'approve',
  on: 'rows',
  asks: { rejectReason: asked(integralRecharge, 'rejectReason', { required: true }) },
  icon: 'badge-x',
})

/** Books the points of those users who have not got theirs. */
export const retryFailed = defineCommand(integralRecharge, { on: 'row', carriesOut: 'approve', icon: 'refresh-cw' })

/** Within 30 days: takes back what is unspent. */
export const reverse = defineCommand(integralRecharge, {
  on: 'row',
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'undo-2',
})

export const openEntries = defineCommand(integralRecharge, {
  on: 'row',
  opens: '/task-center/integral-detail?sourceNo={batchNo}',
  keys: 'o',
  icon: 'list',
})

/** What has been booked, user by user. */
export const exportResult = defineCommand(integralRecharge, {
  on: 'row',
  states: ['done', 'partly', 'reversed'],
  icon: 'file-down',
})
