import contentBatch from '../../src/entities/movie-manage/content-batch'
import { file, refs } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

/** With the columns that a sheet may change, and a row for each title that is chosen. */
export const downloadTemplate = definePageCommand({
  asks: { target: asked(contentBatch, 'target', { required: true }), contents: refs('contentItem', { max: 1000 }) },
  call: 'POST /excel/common/export',
  keys: 't',
  icon: 'file-spreadsheet',
})

/** It is checked cell by cell; nothing changes before it is started. */
export const uploadSheet = definePageCommand({
  asks: {
    target: asked(contentBatch, 'target', { required: true }),
    file: file({ required: true, accept: ['xlsx', 'csv'] }),
    emptyCells: asked(contentBatch, 'emptyCells'),
    reason: asked(contentBatch, 'reason', { required: true }),
  },
  keys: 'u',
  icon: 'file-up',
})

export const skipFaulty = defineCommand(contentBatch, { on: 'row', does: move(), icon: 'circle-dot' })

export const start = defineCommand(contentBatch, {
  on: 'row',
  does: move(),
  danger: 'confirm',
  inverse: 'undo',
  icon: 'play',
})

export const approve = defineCommand(contentBatch, {
  audits: 'approve',
  on: 'row',
  does: move(),
  by: 'others',
  icon: 'badge-check',
})

export const reject = defineCommand(contentBatch, {
  audits: 'approve',
  on: 'row',
  does: move(),
  asks: { reason: asked(contentBatch, 'reason', { required: true }) },
  icon: 'badge-x',
})

export const stop = defineCommand(contentBatch, { on: 'row', does: move(), icon: 'square' })

export const undo = defineCommand(contentBatch, {
  on: 'row',
  does: move(),
  asks: { reason: asked(contentBatch, 'reason', { required: true }) },
  danger: 'confirm',
  icon: 'undo-2',
})

export const discard = defineCommand(contentBatch, { on: 'rows', does: move(), icon: 'eraser' })

export const exportFaults = defineCommand(contentBatch, {
  on: 'row',
  reads: ['faulty', 'failed'],
  when: (row) => (row.faulty ?? 0) + (row.failed ?? 0) > 0 || 'movie-manage.batch-update.exportFaults.none',
  icon: 'file-down',
})

/** Those that were refused when they were carried out; faults of the sheet take a new sheet. */
export const repeatFailed = defineCommand(contentBatch, { on: 'row', does: move(), icon: 'rotate-cw' })
