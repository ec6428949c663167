import integralRecharge from '../../src/entities/task-center/integral-recharge'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'

/** Counts the users and the points, and those who cannot have any: unknown, closed, named twice. */
export const check = defineCommand(integralRecharge, { on: 'row', does: move(), keys: 'w', icon: 'list-checks' })

export const submit = defineCommand(integralRecharge, { on: 'rows', does: move(), keys: 'b', icon: 'send' })

/** By another than its author; above 500 USD in value it goes on to a second person. */
export const approve = defineCommand(integralRecharge, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  states: ['awaitingApproval'],
  by: 'others',
  danger: 'confirm',
  keys: 'a',
  money: 'valueTotal',
  icon: 'badge-check',
})

/** By a third account: neither the author nor the first approver. */
export const approveSecond = defineCommand(integralRecharge, {
  on: 'rows',
  does: move(),
  by: 'others',
  danger: 'confirm',
  money: 'valueTotal',
  icon: 'badge-check',
})

export const reject = defineCommand(integralRecharge, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { rejectReason: asked(integralRecharge, 'rejectReason', { required: true }) },
  icon: 'badge-x',
})

/** Books the points of those users who have not got theirs. */
export const retryFailed = defineCommand(integralRecharge, {
  on: 'row',
  does: move(),
  carriesOut: 'approve',
  icon: 'refresh-cw',
})

/** Within 30 days: takes back what is unspent. */
export const reverse = defineCommand(integralRecharge, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'undo-2',
})

export const openEntries = defineCommand(integralRecharge, {
  on: 'row',
  does: leadTo('/task-center/integral-detail?sourceNo={batchNo}'),
  keys: 'o',
  icon: 'list',
})

/** What has been booked, user by user. */
export const exportResult = defineCommand(integralRecharge, {
  on: 'row',
  states: ['done', 'partly', 'reversed'],
  icon: 'file-down',
})
