import { bool, file, instant, int, json, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A file of a list's rows, made in the background.
 *
 * A range over 3 months is flagged before submitting; over 1 year is refused by the server too. An xlsx file splits
 * at 1,000,000 rows into parts in one zip. At most 5 unfinished tasks an account; the sixth waits. Masked fields stay
 * masked unless the requester holds their code at the time of export; what only a command reveals, unless a second person
 * has let it out too. Only the requester may download; holders of
 * `StaffManage:auditLog` see the task but not the file; each download is an audit entry.
 */
export default defineEntity({
  name: 'exportTask',
  service: 'report',
  label: 'title',
  search: ['title', 'exportType'],
  scale: 2_000_000,
  demo: 180,
  keep: { from: 'createdAt', in: ['failed', 'cancelled', 'expired'], months: 13 },
  ownUnless: 'StaffManage:auditLog',
  scopedBy: false,
  groups: {
    identity: ['title', 'exportType', 'page', 'format', 'personal'],
    contents: ['paramJson'],
    media: ['file'],
    schedule: ['timestamp', 'schedule', 'expiresAt'],
    results: ['rows', 'progress', 'fileSize', 'downloads', 'error'],
  },
  fields: {
    exportType: string({ max: 64, required: true }), // the page's export name, e.g. user-blacklist
    title: string({ max: 120, readOnly: true }), // page title and range in the requester's language
    page: string({ max: 200, readOnly: true }), // route of the page
    /** Shown as readable chips. Periods stand as they were chosen; they count from `asOf`, in the calendar of `zone`. */
    paramJson: json<{
      page?: string
      filters?: Readonly<Record<string, unknown>>
      sort?: string
      columns?: string[]
      language?: string
      zone?: string
      asOf?: string
    }>({ required: true }),
    timestamp: instant({ required: true }), // the moment that the data is read as of
    format: oneOf(['xlsx', 'csv'], { default: 'xlsx' }),
    rows: int({ readOnly: true }),
    progress: percent({ readOnly: true }),
    fileSize: int({ readOnly: true, unit: 'bytes' }),
    file: file({ readOnly: true }),
    personal: bool({ readOnly: true }), // holds personal data; the file is encrypted with a one-time password
    downloads: int({ default: 0, readOnly: true }),
    schedule: ref('exportSchedule', { readOnly: true }),
    error: string({ max: 500, readOnly: true }),
    expiresAt: instant({ readOnly: true }), // 7 days after it is done; 24 hours if personal
  },
  states: {
    queued: { byWorker: 'running', cancel: 'cancelled' },
    running: { bySuccess: 'done', byFailure: 'failed', cancel: 'cancelled' },
    done: { byTime: 'expired' },
    failed: { retry: 'queued' },
    cancelled: { retry: 'queued' },
    expired: { retry: 'queued' },
  },
})
