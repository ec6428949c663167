import { because, file, instant, int, json, percent, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A command on many rows. Each row is its own transaction and its own audit entry that names the job; cancelling
 * keeps what is done. The same command on the same selection cannot run twice at once. More than 10,000 rows, or a
 * danger command over 500 rows, need the count typed before it starts.
 */
export default defineEntity({
  name: 'batchJob',
  service: 'report',
  label: 'title',
  search: ['title', 'command'],
  scale: 500_000,
  demo: 60,
  keep: { from: 'createdAt', in: ['done', 'partlyFailed', 'failed', 'cancelled', 'undone'], months: 13 },
  ownUnless: 'StaffManage:auditLog',
  scopedBy: false,
  groups: {
    identity: ['title'],
    contents: ['selection'],
    media: ['failures'],
    safety: ['failed'],
    people: ['reason'],
    schedule: ['startedAt', 'finishedAt', 'undoUntil'],
    results: ['total', 'done', 'skipped', 'progress'],
    settings: ['command', 'page'],
  },
  fields: {
    command: string({ max: 120, readOnly: true }), // permission code, e.g. UserManage:userBlackList.lift
    title: string({ max: 160, readOnly: true }),
    page: string({ max: 200, readOnly: true }),
    /** The filter is frozen at submission; an import holds its file and check report. */
    selection: json<
      | { ids: number[] }
      | { filters: Readonly<Record<string, unknown>>; zone?: string; asOf?: string; except: number[] }
      | { file: string; report: object }
    >({
      readOnly: true,
    }),
    reason: because({ max: 200, readOnly: true, required: false }),
    total: int({ readOnly: true }),
    done: int({ readOnly: true }),
    failed: int({ readOnly: true }),
    skipped: int({ readOnly: true }), // rows whose state no longer allows the command
    progress: percent({ readOnly: true }),
    startedAt: instant({ readOnly: true }),
    finishedAt: instant({ readOnly: true }),
    failures: file({ readOnly: true }), // row id and message of each failure
    undoUntil: instant({ readOnly: true }), // 30 minutes after finishing where the command has an undo
  },
  states: {
    queued: { byWorker: 'running', cancel: 'cancelled' },
    running: {
      pause: 'paused',
      bySuccess: 'done',
      byPartialFailure: 'partlyFailed',
      byFailure: 'failed',
      cancel: 'cancelled',
    },
    paused: { resume: 'running', cancel: 'cancelled' },
    done: { undo: 'undone' },
    partlyFailed: { retryFailed: 'running', undo: 'undone' },
    failed: { retryFailed: 'running' },
    cancelled: {},
    undone: {},
  },
  ledger: true,
})
