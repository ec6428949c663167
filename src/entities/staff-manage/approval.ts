import { because, instant, json, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A command that asks for a second person and waits for one: another holder of the same right, never who asked. It runs
 * on approval, as of then: where the record can no longer take it, the approval is refused. It lapses after 7 days.
 */
export default defineEntity({
  name: 'approval',
  service: 'auth',
  label: 'recordTitle',
  search: ['recordTitle', 'command'],
  scale: 500_000,
  demo: 8,
  keep: 'always', // who agreed to what, and who knows of what
  scopedBy: false,
  groups: {
    identity: ['code', 'recordId', 'recordTitle'],
    contents: ['args', 'sealed'],
    people: ['reason', 'dueAt', 'decidedBy', 'decidedAt', 'decision'],
    settings: ['command', 'entity'],
  },
  fields: {
    command: string({ max: 120, required: true, readOnly: true }), // its id
    code: string({ max: 120, required: true, readOnly: true, role: 'code' }), // the right that both need
    entity: string({ max: 60, required: true, readOnly: true }),
    recordId: string({ max: 40, required: true, readOnly: true, role: 'code' }),
    recordTitle: string({ max: 120, readOnly: true }),
    args: json<Record<string, unknown>>({ required: true, readOnly: true }),
    /** The arguments that nobody may read: kept until the request is decided, and no longer. */
    sealed: json<Record<string, unknown>>({ readOnly: true, secret: 'StaffManage:approval.reveal' }),
    reason: because({ readOnly: true, required: false }),
    dueAt: instant({ required: true, readOnly: true }),
    decidedBy: ref('account', { readOnly: true }),
    decidedAt: instant({ readOnly: true }),
    decision: string({ max: 300, readOnly: true }),
  },
  states: {
    pending: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn', byTime: 'lapsed' },
    approved: {},
    rejected: {},
    withdrawn: {},
    lapsed: {},
  },
  ledger: true,
  sharedBy: 'code',
})
