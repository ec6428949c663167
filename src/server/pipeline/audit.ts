import { sql, type Kysely } from 'kysely'
import auditEntry from '../../entities/staff-manage/audit-entry'
import type { Change } from '../db/records'
import { columnsFrom } from '../db/storage'
import type { Database } from '../db/database'
import type { Entity } from '../../schema/entity'
import { auditMark, type MarkedContent } from './audit-mark'
import type { AuditNote } from './operation'

/** One entry to be written. */
export interface AuditEntry extends AuditNote {
  readonly accountId: number | null
  readonly sessionId: number | null
  readonly changes: readonly Change[]
  readonly recordId?: string
  readonly recordTitle?: string
  /** The command that was run, with its arguments but for secrets: undo takes them up. */
  readonly commandId?: string
  readonly args?: Readonly<Record<string, unknown>>
  /** The entry that this one takes back. */
  readonly undoes?: number
  readonly reason?: string | undefined
  readonly result: 'ok' | 'refused' | 'failed'
  readonly resultCode: string
  readonly jobId?: number | undefined
  /** Who approved it, where two people act. */
  readonly secondBy?: number | undefined
  readonly ip: string
  readonly requestId: string
  readonly at: Date
  readonly durationMs: number
}

/** One writer at a time continues the chain of hashes; any number will do. */
const chainLock = 7_351_902

/**
 * Writes an audit entry, in the caller's transaction, as its last statement: the lock on the chain is held until commit.
 * Each entry's mark covers the entry and the mark before it, so that a removed or altered entry is seen: see `auditMark`.
 * @returns the entry's id
 */
export async function writeAudit(
  db: Kysely<Database>,
  entry: AuditEntry,
  entities: ReadonlyMap<string, Entity>,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(db)
  const last = await db.selectFrom('audit_entry').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const first = entry.changes[0]
  const at = entry.at.toISOString()
  const changes = entry.changes.map((change) => withoutSecrets(change, entities.get(change.entity)))
  const content = {
    at,
    account: entry.accountId,
    kind: entry.kind,
    code: entry.code,
    page: entry.page ?? null,
    entity: entry.entity ?? first?.entity ?? null,
    recordId: entry.recordId ?? (first ? String(first.id) : null),
    recordTitle: (entry.recordTitle ?? first?.label ?? '').slice(0, 120) || null,
    changes: changes as unknown as MarkedContent['changes'],
    command: entry.commandId ?? null,
    args: entry.args ?? null,
    undoes: entry.undoes ?? null,
    reason: entry.reason?.slice(0, 300) ?? null,
    result: entry.result,
    resultCode: entry.resultCode,
    job: entry.jobId ?? null,
    secondBy: entry.secondBy ?? null,
    session: entry.sessionId,
    ip: entry.ip,
    requestId: entry.requestId,
    durationMs: Math.round(entry.durationMs),
    danger: entry.danger ?? false,
  }
  const hash = auditMark(content, typeof last?.hash === 'string' ? last.hash : null)
  const written = await db
    .insertInto('audit_entry')
    .values({
      ...columnsFrom(auditEntry, { ...content, hash }),
      version: 1,
      created_at: at,
      created_by: entry.accountId,
      updated_at: at,
      updated_by: entry.accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(written.id)
}

/** Undo needs the value before; of a secret field only that it changed may be read back. */
const masked = '••••'

/** The mark under which a secret's former value stays out of the log. */
export const isMasked = (value: unknown): boolean => value === masked

function withoutSecrets(change: Change, entity: Entity | undefined): Change {
  const hide = (values: Change['before']) =>
    values &&
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        entity?.fields[name]?.secret && value !== null ? masked : value,
      ]),
    )
  return { ...change, before: hide(change.before), after: hide(change.after) }
}
