import { reasonGiven } from '../../schema/command'
import type { Field } from '../../schema/field'
import type { CommandInfo } from '../../schema/registry'
import type { Records } from '../db/records'
import { writeAuditAlike } from '../audit/audit'
import type { AuditNote, Context } from '../pipeline/operation'
import { rememberTimedUndo } from './timed-undo'

/** What the audit calls a command. */
export function auditNote({ command, permission, id, page }: CommandInfo): AuditNote {
  return {
    kind: command.audits ?? 'command',
    code: permission || id,
    page: page.path,
    ...(command.entity && { entity: command.entity.name }),
    danger: command.danger !== undefined,
  }
}

/** What an entry says in addition to what was done: by which job, and who agreed to it. */
export interface Beside {
  readonly jobId?: number | undefined
  readonly secondBy?: number | undefined
}

/** Writes what a command did to a record, or for a page, and to others on the way. @returns the entry's id */
export async function auditRow(
  context: Context,
  info: CommandInfo,
  id: number | null,
  records: Records,
  args: unknown,
  beside: Beside = {},
): Promise<number> {
  const own = records.changes.find((change) => change.entity === info.command.entity?.name && change.id === id)
  const auditId = await writeAuditAlike(
    records,
    {
      ...auditNote(info),
      accountId: context.account.id,
      sessionId: context.account.sessionId || null,
      changes: records.changes,
      args: withoutSecrets(info, args),
      commandId: info.id,
      ...(id !== null && { recordId: String(id) }),
      ...(own && { recordTitle: own.label }),
      reason: reasonGiven(info.command, args),
      result: 'ok',
      resultCode: '00000',
      ...beside,
      ip: context.ip,
      requestId: context.requestId,
      at: context.now,
      durationMs: Date.now() - context.now.getTime(),
    },
    context.services.registry.entities,
  )
  await rememberTimedUndo(records, info, args, auditId)
  return auditId
}

/** The arguments of a command that may be read back. */
export function withoutSecrets({ command }: CommandInfo, args: unknown): Record<string, unknown> {
  // A save is asked with the fields of its record.
  const asks = (command.asks ?? command.entity?.fields ?? {}) as Readonly<Record<string, Field>>
  return Object.fromEntries(Object.entries(args as Record<string, unknown>).filter(([name]) => !asks[name]?.secret))
}
