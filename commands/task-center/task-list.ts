import growthTask from '../../src/entities/task-center/growth-task'
import { because, date, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, set, showToViewer } from '../../src/schema/does'
import { shelfWithReason } from '../packs/shelf'
import { copiedToAreas } from '../packs/copied-to-areas'

export const { publish, takeDown } = shelfWithReason(growthTask, { keys: { publish: 'u', takeDown: 'd' } })

export const changePoints = defineCommand(growthTask, {
  on: 'rows',
  does: set({}),
  asks: { integral: asked(growthTask, 'integral', { required: true }), reason: because() },
  icon: 'pencil-line',
})

export const { copyToAreas } = copiedToAreas(growthTask)

export const openAudit = defineCommand(growthTask, {
  on: 'row',
  does: leadTo('/task-center/task-list/audit?task={id}'),
  keys: 'o',
  icon: 'shield-check',
})

/** Books the task's points for one user, as if the task had been completed. */
export const completeFor = defineCommand(growthTask, {
  on: 'row',
  states: ['published', 'offline'],
  asks: { user: ref('user', { required: true }), reason: because({ max: 200 }) },
  reads: ['integral'],
  when: ({ integral }) => (integral ?? 0) > 0 || 'task-center.task-list.completeFor.noPoints',
  danger: 'confirm',
  icon: 'user-check',
  alsoCalled: ['give task points', '补发任务积分', '人工完成任务'],
})

/** The points that were booked for them. */
export const exportCompletion = defineCommand(growthTask, {
  on: 'rows',
  asks: { from: date({ required: true }), to: date({ required: true }) },
  icon: 'file-down',
})

/** Which tasks a user gets, and what keeps the others away. */
export const traceUser = definePageCommand({
  does: showToViewer(),
  asks: { user: ref('user', { required: true }) },
  icon: 'route',
})
