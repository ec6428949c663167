import push from '../../src/entities/service-manage/push'
import user from '../../src/entities/user-manage/user'
import { because, oneOf, refs } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { inBrowser, move } from '../../src/schema/does'
import { pausable } from '../packs/pausable'

const reason = because({ max: 200 })

export const submit = defineCommand(push, {
  on: 'rows',
  does: move(),
  inverse: 'withdrawSubmission',
  keys: 'u',
  icon: 'send-to-back',
})

export const withdrawSubmission = defineCommand(push, { on: 'rows', does: move(), icon: 'undo-2' })

/** By another person than its author; its dialog shows preview, estimate, skipped users by reason and overlapping pushes. */
export const approve = defineCommand(push, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  danger: 'typed',
  inverse: 'unschedule',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(push, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { rejectReason: asked(push, 'rejectReason', { required: true }) },
  keys: 'd',
  icon: 'badge-x',
})

/** Delivery is reported live, device by device. */
export const testSend = defineCommand(push, {
  on: 'row',
  asks: { users: refs(user.name, { required: true, max: 20 }) },
  keys: 't',
  icon: 'smartphone',
})

export const sendNow = defineCommand(push, {
  on: 'row',
  does: move(),
  danger: 'confirm',
  icon: 'send',
  alsoCalled: ['push now', '立刻推送'],
})

export const reschedule = defineCommand(push, {
  on: 'rows',
  states: ['scheduled'],
  asks: { sendAt: asked(push, 'sendAt', { required: true }) },
  icon: 'calendar-clock',
})

export const unschedule = defineCommand(push, { on: 'rows', does: move(), icon: 'undo-2' })

export const { pause, resume } = pausable(push, { keys: { pause: 'o' } })

export const cancel = defineCommand(push, {
  on: 'rows',
  does: move(),
  asks: { reason },
  danger: 'typed',
  destroys: true,
  icon: 'circle-x',
})

/** Removes it from notification centres where the device allows; the share removed is reported. */
export const recall = defineCommand(push, {
  on: 'row',
  does: move(),
  asks: { reason },
  danger: 'confirm',
  destroys: true,
  icon: 'bell-off',
})

export const resendFailed = defineCommand(push, {
  on: 'row',
  states: ['sent'],
  reads: ['failCount'],
  when: (row) => (row.failCount ?? 0) > 0 || 'service-manage.push-list.resendFailed.noFailure',
  icon: 'rotate-cw',
})

/** Makes a draft with the same text for those who did not open it. */
export const sendToUnopened = defineCommand(push, { on: 'row', states: ['sent'], icon: 'copy-plus' })

/** Figures by push, area, client and language as a file, in the report centre; on a push's own page, of that push. */
export const exportStatistics = defineCommand(push, {
  on: 'rows',
  asks: { format: oneOf(['xlsx', 'csv'], { default: 'xlsx', required: true }) },
  code: 'ServiceManage:pushDetail.export',
  icon: 'file-chart-column',
  alsoCalled: ['push statistics', 'download push figures', '推送统计', '下载推送数据'],
})

/** Holds every push but those of category service. */
export const stopAll = definePageCommand({
  asks: { reason },
  call: 'POST /message/backend/push/setting/save',
  sends: { stopAll: true },
  danger: 'typed',
  destroys: true,
  inverse: 'releaseAll',
  icon: 'octagon-x',
  alsoCalled: ['emergency stop', 'halt pushes', '紧急停发', '停掉推送'],
})

export const releaseAll = definePageCommand({
  call: 'POST /message/backend/push/setting/save',
  sends: { stopAll: false },
  danger: 'typed',
  icon: 'circle-play',
  alsoCalled: ['release pushes', '恢复推送'],
})

/** Between the table and the week by day and hour. */
export const switchLayout = definePageCommand({
  does: inBrowser(),
  access: 'signedIn',
  keys: 'w',
  icon: 'calendar-days',
  alsoCalled: ['calendar', 'week', '日历', '周视图'],
})
