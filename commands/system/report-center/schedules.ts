import exportSchedule from '../../../src/entities/system/export-schedule'
import { ref, refs } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { addTo, removeFrom } from '../../../src/schema/does'

export const addRecipients = defineCommand(exportSchedule, {
  on: 'rows',
  does: addTo('recipients'),
  asks: { recipients: refs('account', { required: true, max: 20 }) },
  inverse: 'removeRecipients',
  icon: 'user-plus',
})

export const removeRecipients = defineCommand(exportSchedule, {
  on: 'rows',
  does: removeFrom('recipients'),
  asks: { recipients: refs('account', { required: true, max: 20 }) },
  inverse: 'addRecipients',
  icon: 'user-minus',
})

/** Makes its files within a minute, outside its schedule. */
export const runNow = defineCommand(exportSchedule, {
  on: 'rows',
  reads: ['enabled'],
  when: ({ enabled }) => enabled || 'system.report-center-schedules.isOff',
  icon: 'play',
})

/** It runs with the rights of its owner. */
export const handOver = defineCommand(exportSchedule, {
  on: 'rows',
  asks: { owner: ref('account', { required: true }) },
  icon: 'user-round-pen',
})
