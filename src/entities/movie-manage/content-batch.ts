import { because, file, instant, int, oneOf, percent, ref, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Never changes state, licence or payment columns of a published title by sheet; those have their own commands. Over
 * 500 rows a second person approves; the id column is the key, an unknown or repeated id is a fault. Undo restores
 * only rows nobody changed since and lists the others.
 */
export default defineEntity({
  name: 'contentBatch',
  service: 'cms',
  label: ['target', 'mode', 'reason'],
  scale: 30_000,
  demo: 40,
  scopedBy: false,
  groups: {
    identity: ['target', 'mode', 'reason'],
    contents: ['fieldsChanged'],
    media: ['file'],
    safety: ['failed'],
    people: ['approver'],
    schedule: ['undoUntil'],
    results: ['rows', 'unchanged', 'faulty', 'applied', 'progress'],
    settings: ['emptyCells'],
  },
  fields: {
    target: oneOf(['movie', 'series', 'short', 'episode', 'credit', 'tagUse'], { required: true }),
    mode: oneOf(['sheet', 'selection'], { default: 'sheet' }),
    file: file({ accept: ['xlsx', 'csv'] }), // xlsx or csv, up to 20 MB and 50,000 rows
    emptyCells: oneOf(['keep', 'clear'], { default: 'keep' }),
    fieldsChanged: rows({ field: string({ required: true }), count: int({ required: true }) }, { readOnly: true }),
    rows: int({ readOnly: true }),
    unchanged: int({ readOnly: true }),
    faulty: int({ readOnly: true }),
    applied: int({ readOnly: true }),
    failed: int({ readOnly: true }),
    reason: because({ max: 200 }),
    approver: ref('account', { readOnly: true }),
    progress: percent({ readOnly: true }),
    undoUntil: instant({ readOnly: true }), // 72 h after it ended
  },
  states: {
    checking: { byCheck: 'faulty', byCheckReady: 'ready' },
    faulty: { skipFaulty: 'ready', discard: 'discarded' },
    ready: { start: 'running', byRows: 'waitingApproval', discard: 'discarded' },
    discarded: {},
    waitingApproval: { approve: 'running', reject: 'discarded' },
    running: { byWorker: 'done', stop: 'stopped' },
    done: { undo: 'undone', repeatFailed: 'running' },
    stopped: { undo: 'undone', repeatFailed: 'running' },
    undone: {},
  },
})
