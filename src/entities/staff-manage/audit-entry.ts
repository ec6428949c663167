import { because, bool, instant, int, json, money, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Who did what, written in the same transaction as the change. Append only: nobody edits or deletes it, role 1
 * included. 13 months are searchable, then 7 years stay in the archive. Refused attempts count too; reading the
 * changes of a secret field is itself a reveal entry.
 */
export default defineEntity({
  name: 'auditEntry',
  service: 'auth',
  label: 'recordTitle',
  search: ['recordTitle', 'recordId', 'code'],
  scale: 80_000_000,
  demo: 6_000,
  keep: { from: 'at', months: 13, byMonth: true, archivedMonths: 84 },
  scopedBy: false,
  assignedTo: ['account'],
  groups: {
    identity: ['kind', 'code', 'recordId', 'recordTitle', 'job', 'session', 'ip', 'requestId', 'undoes', 'hash'],
    contents: ['changes', 'args'],
    money: ['money', 'currency'],
    people: ['account', 'reason', 'secondBy'],
    schedule: ['at'],
    results: ['durationMs'],
    settings: ['page', 'entity', 'result', 'resultCode', 'danger', 'command'],
  },
  fields: {
    at: instant({ readOnly: true, required: true }),
    account: ref('account', { readOnly: true }),
    kind: oneOf(
      [
        'signIn',
        'signInFailed',
        'create',
        'edit',
        'delete',
        'command',
        'approve',
        'export',
        'download',
        'reveal',
        'permission',
        'system',
      ],
      { readOnly: true },
    ),
    code: string({ max: 120, readOnly: true, role: 'code' }), // permission code of what was done
    page: string({ max: 200, readOnly: true }),
    entity: string({ max: 60, readOnly: true }),
    recordId: string({ max: 40, readOnly: true, role: 'code' }),
    recordTitle: string({ max: 120, readOnly: true }),
    /** What was changed, record by record; secrets as ••••. */
    changes: json<
      {
        entity: string
        id: number
        label?: string
        names?: Record<string, string>
        before: object | null
        after: object | null
      }[]
    >({ readOnly: true }),
    reason: because({ readOnly: true, required: false }),
    result: oneOf(['ok', 'refused', 'failed'], { readOnly: true }),
    resultCode: string({ max: 20, readOnly: true }), // 00000, B01 …
    job: ref('batchJob', { readOnly: true }),
    secondBy: ref('account', { readOnly: true }), // the approver where two people act
    session: ref('staffSession', { readOnly: true }),
    ip: string({ max: 45, readOnly: true, role: 'code' }),
    requestId: string({ max: 36, readOnly: true, role: 'code' }),
    durationMs: int({ readOnly: true }),
    money: money({ readOnly: true }),
    currency: string({ max: 3, readOnly: true }),
    danger: bool({ readOnly: true }),
    command: string({ max: 120, readOnly: true }), // the command's id, where one was run
    args: json<Record<string, unknown>>({ readOnly: true }), // its arguments, without secrets; undo takes them up
    undoes: ref('auditEntry', { readOnly: true }), // the entry that this one takes back
    hash: string({ max: 64, readOnly: true, role: 'code' }), // over the entry and the hash before it
  },
  ledger: true,
})
