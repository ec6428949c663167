import { untilOf } from '../../schema/does'
import type { CommandInfo } from '../../schema/registry'
import type { Records } from '../db/records'
import { badField } from '../base/errors'

type Args = Readonly<Record<string, unknown>>

/** Until when what a command does shall hold; undefined where it holds for good. */
function lastsUntil({ command }: CommandInfo, args: unknown): string | undefined {
  const name = untilOf(command)
  const until = name === undefined ? undefined : (args as Args)[name]
  return typeof until === 'string' ? until : undefined
}

/** @throws A0400 where the end that is asked for is in the past */
export function requireFutureEnd(info: CommandInfo, args: Args, now: Date): void {
  const until = lastsUntil(info, args)
  if (until !== undefined && Date.parse(until) <= now.getTime())
    throw badField(untilOf(info.command) ?? '', 'error.tooEarly', { min: now.toISOString() })
}

/** Remembers what is to be put back when its time is over: what an audit entry tells, in that entry's transaction. */
export async function rememberTimedUndo(
  records: Pick<Records, 'db' | 'alike'>,
  info: CommandInfo,
  args: unknown,
  auditId: number,
): Promise<void> {
  const until = lastsUntil(info, args)
  if (until === undefined) return
  await records.alike('timed undo', { audit_id: auditId, due_at: until }, async (rows) => {
    await records.db.insertInto('timed_undo').values(rows).execute()
    return rows
  })
}
