import exportSchedule from '../../../src/entities/system/export-schedule'
import exportTask from '../../../src/entities/system/export-task'
import { asked, defineCommand } from '../../../src/schema/command'
import { inBrowser, move } from '../../../src/schema/does'

export const download = defineCommand(exportTask, {
  audits: 'download',
  on: 'rows',
  states: ['done'],
  access: 'signedIn',
  keys: 'd',
  icon: 'download',
})

export const cancel = defineCommand(exportTask, {
  on: 'rows',
  does: move(),
  access: 'signedIn',
  inverse: 'retry',
  icon: 'circle-x',
})

export const retry = defineCommand(exportTask, {
  on: 'rows',
  does: move(),
  access: 'signedIn',
  keys: 't',
  icon: 'rotate-cw',
})

export const openPage = defineCommand(exportTask, {
  on: 'row',
  does: inBrowser(),
  access: 'signedIn',
  keys: 'o',
  icon: 'square-arrow-out-up-right',
})

export const schedule = defineCommand(exportTask, {
  on: 'row',
  asks: {
    frequency: asked(exportSchedule, 'frequency', { required: true }),
    time: asked(exportSchedule, 'time', { required: true }),
    timezone: asked(exportSchedule, 'timezone', { required: true }),
    recipients: asked(exportSchedule, 'recipients', { required: true }),
  },
  access: 'signedIn',
  icon: 'calendar-sync',
})

/** The one-time password of a file that holds personal data. */
export const copyPassword = defineCommand(exportTask, {
  audits: 'reveal',
  on: 'row',
  states: ['done'],
  reads: ['personal'],
  when: (row) => row.personal === true || 'system.report-center-index.copyPassword.notEncrypted',
  access: 'signedIn',
  icon: 'key-round',
})
