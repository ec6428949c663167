import { sql, type Kysely } from 'kysely'
import auditEntry from '../../entities/staff-manage/audit-entry'
import { insertion } from '../db/joined-statements'
import type { Change, Records } from '../db/records'
import { columnsFrom, storageOf } from '../db/storage'
import type { Database } from '../db/database'
import type { Entity } from '../../schema/entity'
import { auditDigest, type MarkedContent } from './audit-mark'
import type { AuditNote } from '../pipeline/operation'

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

/**
 * Writes an audit entry, in the caller's transaction. Nobody waits for anybody here: the entry stands with the change, and is
 * put down to be linked to those before it once both are committed, see `linkEntries`.
 * @returns the entry's id
 */
export async function writeAudit(
  db: Kysely<Database>,
  entry: AuditEntry,
  entities: ReadonlyMap<string, Entity>,
): Promise<number> {
  const [id] = await writeEntries(db, [entryRow(entry, entities)])
  return id ?? 0
}

/** As `writeAudit`, in one statement with the entries of those that go side by side. */
export function writeAuditAlike(
  records: Records,
  entry: AuditEntry,
  entities: ReadonlyMap<string, Entity>,
): Promise<number> {
  return records.alike('audit entry', entryRow(entry, entities), (rows) => writeEntries(records.db, rows))
}

type EntryRow = ReturnType<typeof entryRow>

/** An entry as its columns store it. */
function entryRow(entry: AuditEntry, entities: ReadonlyMap<string, Entity>) {
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
  return {
    ...columnsFrom(auditEntry, { ...content, hash: auditDigest(content) }),
    version: 1,
    created_at: at,
    created_by: entry.accountId,
    updated_at: at,
    updated_by: entry.accountId,
  }
}

/** Writes entries, and puts them down to be linked. @returns their ids, in their order */
async function writeEntries(db: Kysely<Database>, rows: readonly EntryRow[]): Promise<number[]> {
  const { columns } = storageOf(auditEntry)
  const names = new Set(Object.keys(rows[0] ?? {}))
  const typed = columns.flatMap(({ column, kind }) => (names.has(column) ? [{ column, type: kind.type }] : []))
  const { rows: written } = await sql<{ entry_id: number }>`with written as (
      ${insertion('audit_entry', typed, rows, sql`id`)})
    insert into audit_waiting (entry_id) select id from written returning entry_id`.execute(db)
  return written.map(({ entry_id }) => Number(entry_id)).sort((a, b) => a - b)
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
  const { version: _version, ...told } = change
  return { ...told, before: hide(change.before), after: hide(change.after) }
}
