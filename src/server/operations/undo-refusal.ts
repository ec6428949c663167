import type auditEntry from '../../entities/staff-manage/audit-entry'
import type { Row } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import type { Change } from '../db/records'
import type { Context } from '../pipeline/operation'
import { workOf } from './standard-handlers'
import { hourMs } from '../../schema/time'

/** What was done can be taken back by who did it, for a day. */
export const undoHours = 24

type Entry = Row<typeof auditEntry>

/** What of an audit entry decides whether it can be taken back. */
export interface Undoable extends Pick<Entry, 'account' | 'at' | 'result' | 'command'> {
  readonly changes: readonly Change[] | null
}

/** The caption id of why an account cannot take back what an entry says, as far as the entry tells; undefined where it can. */
export function undoRefusal(
  { account, now }: Pick<Context, 'account' | 'now'>,
  registry: Registry,
  entry: Undoable,
): 'error.undoOthers' | 'error.undoTooLate' | 'error.undoNothing' | undefined {
  if (entry.account !== account.id) return 'error.undoOthers'
  if (now.getTime() - Date.parse(entry.at ?? '') > undoHours * hourMs) return 'error.undoTooLate'
  if (entry.result !== 'ok' || (entry.changes ?? []).length === 0) return 'error.undoNothing'
  const command = entry.command === null ? undefined : registry.commands.get(entry.command)
  return command && workOf(command)?.undo === 'never' ? 'error.undoNothing' : undefined
}
