import batchJob from '../../../src/entities/system/batch-job'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { inBrowser, move } from '../../../src/schema/does'

export const pause = defineCommand(batchJob, {
  on: 'rows',
  does: move(),
  access: 'signedIn',
  inverse: 'resume',
  keys: 'o',
  icon: 'pause',
})

export const resume = defineCommand(batchJob, {
  on: 'rows',
  does: move(),
  access: 'signedIn',
  inverse: 'pause',
  icon: 'play',
})

/** What is done stays done. */
export const cancel = defineCommand(batchJob, {
  on: 'rows',
  does: move(),
  access: 'signedIn',
  danger: 'confirm',
  destroys: true,
  icon: 'circle-x',
})

export const retryFailed = defineCommand(batchJob, {
  on: 'row',
  does: move(),
  access: 'signedIn',
  keys: 't',
  icon: 'rotate-cw',
})

/** Runs the inverse of its command on every row it changed; within 30 minutes of its end. */
export const undo = defineCommand(batchJob, {
  on: 'row',
  does: move(),
  asks: { reason: because({ max: 200 }) },
  access: 'signedIn',
  danger: 'confirm',
  keys: 'u',
  icon: 'undo-2',
})

export const downloadFailures = defineCommand(batchJob, {
  audits: 'download',
  on: 'row',
  states: ['partlyFailed', 'failed'],
  access: 'signedIn',
  keys: 'd',
  icon: 'file-down',
})

/** What became of each record, and why one failed or was passed over. */
export const showRows = defineCommand(batchJob, {
  on: 'row',
  does: inBrowser(),
  access: 'signedIn',
  keys: 'l',
  icon: 'list-tree',
  alsoCalled: ['per-row results', '逐条结果'],
})

export const openSelection = defineCommand(batchJob, {
  on: 'row',
  does: inBrowser(),
  access: 'signedIn',
  icon: 'square-arrow-out-up-right',
})
