import { createHash, createHmac } from 'node:crypto'
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

/** The digest of an audit entry over its content, as the database gives it back. It needs no key, so it proves nothing alone. */
export function auditDigest(content: MarkedContent): string {
  return createHash('sha256').update(asStored(content)).digest('base64url')
}

/** Where an audit entry is in the chain. */
export interface Place {
  /** From 1, in the order of linking. */
  readonly place: number
  readonly entry: number
}

/**
 * The mark of a linked entry: over its content, its place and the mark before it, made with a key that the database does
 * not hold. An entry that was altered does not fit its mark; nobody without the key makes one that does.
 */
export function linkMark(key: Buffer, { place, entry }: Place, content: MarkedContent, before: string): string {
  return sealed(key, `${place} ${entry} ${before} ${asStored(content)}`)
}

/** A seal over a text, that only who has the key can make. */
export function sealed(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** Moments and what is undefined read as the database keeps them: `canonical` writes them as JSON does. */
function asStored(content: MarkedContent): string {
  return canonical(covered.map((name) => content[name] ?? null))
}
