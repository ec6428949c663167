import batchJob from '../../../src/entities/system/batch-job'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

export const pause = defineCommand(batchJob, {
  on: 'rows',
  access: 'signedIn',
  inverse: 'resume',
  keys: 'o',
  icon: 'pause',
})

export const resume = defineCommand(batchJob, { on: 'rows', access: 'signedIn', inverse: 'pause', icon: 'play' })

/** What is done stays done. */
export const cancel = defineCommand(batchJob, { on: 'rows', access: 'signedIn', danger: 'confirm', icon: 'circle-x' })

export const retryFailed = defineCommand(batchJob, { on: 'row', access: 'signedIn', keys: 't', icon: 'rotate-cw' })

/** Runs the inverse of its command on every row it changed; within 30 minutes of its end. */
export const undo = defineCommand(batchJob, {
  on: 'row',
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
  local: true,
  access: 'signedIn',
  keys: 'l',
  icon: 'list-tree',
  alsoCalled: ['per-row results', '逐条结果'],
})

export const openSelection = defineCommand(batchJob, {
  on: 'row',
  local: true,
  access: 'signedIn',
  icon: 'square-arrow-out-up-right',
})
