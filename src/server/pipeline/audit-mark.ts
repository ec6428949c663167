import { createHash } from 'node:crypto'
import type auditEntry from '../../entities/staff-manage/audit-entry'
import type { Row } from '../../schema/entity'
import { canonical } from '../db/records'

/** What the mark of an audit entry covers, in this order whatever order it is read in. */
const covered = [
  ...(['at', 'account', 'kind', 'code', 'page', 'entity', 'recordId', 'recordTitle', 'changes', 'command'] as const),
  ...(['args', 'undoes', 'reason', 'result', 'resultCode', 'job', 'secondBy', 'session', 'ip', 'requestId'] as const),
  ...(['durationMs', 'danger'] as const),
]

export type MarkedContent = { readonly [K in (typeof covered)[number]]: Row<typeof auditEntry>[K] }

/** Marks are this long; those of entries from before they could be checked are longer. */
export const markLength = 43

/**
 * The mark of an audit entry over its content, as the database gives it back, and the mark of the entry before it: an
 * entry that was altered does not fit its mark, and after one that was removed the next does not.
 */
export function auditMark(content: MarkedContent, before: string | null): string {
  const stored: unknown = JSON.parse(JSON.stringify(covered.map((name) => content[name] ?? null)))
  return createHash('sha256')
    .update(before ?? '')
    .update(canonical(stored))
    .digest('base64url')
}
