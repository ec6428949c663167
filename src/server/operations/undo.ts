import { z } from 'zod'
import type { Row } from '../../schema/entity'
import type { Fields } from '../../schema/field'
import type { Registry } from '../../schema/registry'
import type { Change } from '../db/records'
import { whileDeferred } from '../db/while-deferred'
import { writeAudit } from '../pipeline/audit'
import { notFound, refused } from '../pipeline/errors'
import { defineOperation, type Context, type Operation } from '../pipeline/operation'
import auditEntry from '../../entities/staff-manage/audit-entry'
import { auditNote } from './command-audit'
import { ineligible } from './eligibility'
import { followChanges } from './follow-changes'
import { maskField } from './mask'
import { movedSince, restoreChanges } from './restore-changes'
import { workOf } from './standard-handlers'

/** What was done can be taken back by who did it, for a day. */
const undoHours = 24

type Entry = Row<typeof auditEntry>

/** The call that takes back what an audit entry says, by its author. */
export function undoOperation(registry: Registry): Operation {
  return defineOperation({
    id: 'auditEntry.undo',
    method: 'POST',
    url: '/auth/backend/auditEntry/undo',
    guard: 'signedIn',
    input: z.strictObject({ ids: z.array(z.number().int()).min(1).max(50) }),
    audit: { kind: 'command', code: 'undo' },
    run: async (context, { ids }) => {
      const auditIds: number[] = []
      for (const id of [...ids].sort((a, b) => b - a)) auditIds.push(await undoEntry(context, registry, id))
      context.records.isAudited = true
      return { auditIds }
    },
  })
}

/**
 * Takes back one audited action: by the inverse of its command where it names one, else by what the records held before.
 * @returns the id of the audit entry that says so; undoing that one does it again
 * @throws B01 where it is another's, too long ago, taken back already, or where the record has moved on: with the difference
 */
export async function undoEntry(context: Context, registry: Registry, id: number): Promise<number> {
  const [entry] = await context.records.where(auditEntry, { id })
  if (!entry) throw notFound('auditEntry', id)
  const changes = (entry.changes ?? []) as unknown as Change[]
  await guardUndo(context, registry, entry, changes)
  await refuseIfMoved(context, registry, changes)
  const started = context.records.changes.length
  const inverse = await whileDeferred(context.db, async () => {
    const ran = await runInverse(context, registry, entry)
    if (!ran) await restoreChanges(context.records, registry, changes)
    return ran
  })
  await followChanges(context, context.records.changes.slice(started))
  return writeAudit(
    context.db,
    {
      kind: 'command',
      code: inverse ?? entry.code ?? 'undo',
      ...(entry.page !== null && { page: entry.page }),
      ...(entry.entity !== null && { entity: entry.entity }),
      ...(entry.recordId !== null && { recordId: entry.recordId }),
      ...(entry.recordTitle !== null && { recordTitle: entry.recordTitle }),
      accountId: context.account.id,
      sessionId: context.account.sessionId || null,
      changes: context.records.changes.slice(started),
      undoes: id,
      result: 'ok',
      resultCode: '00000',
      ip: context.ip,
      requestId: context.requestId,
      at: context.now,
      durationMs: Date.now() - context.now.getTime(),
    },
    registry.entities,
  )
}

async function guardUndo(
  context: Context,
  registry: Registry,
  entry: Entry,
  changes: readonly Change[],
): Promise<void> {
  const refusal = undoRefusal(context, registry, { ...entry, changes })
  if (refusal !== undefined) throw refused(refusal, { hours: undoHours })
  const [again] = await context.records.where(auditEntry, { undoes: entry.id }, 1)
  if (again) throw refused('error.undoneAlready')
}

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
  if (now.getTime() - Date.parse(entry.at ?? '') > undoHours * 3_600_000) return 'error.undoTooLate'
  if (entry.result !== 'ok' || (entry.changes ?? []).length === 0) return 'error.undoNothing'
  const command = entry.command === null ? undefined : registry.commands.get(entry.command)
  return command && workOf(command)?.undo === 'never' ? 'error.undoNothing' : undefined
}

/** Undo must not trample on what others have done since. */
async function refuseIfMoved({ records, account }: Context, registry: Registry, changes: readonly Change[]) {
  const moved = await movedSince(records, registry, changes)
  if (moved.length === 0) return
  const told = moved.map(({ entity, now, ...rest }) => ({
    ...rest,
    entity: entity.name,
    now: maskField(entity, rest.field, now, account),
  }))
  throw refused('error.undoMoved', { count: told.length }, { moved: told })
}

/** Runs the inverse of the entry's command with the arguments it shares. @returns its permission code, or undefined without one */
async function runInverse(context: Context, registry: Registry, entry: Entry): Promise<string | undefined> {
  const info = entry.command === null ? undefined : registry.commands.get(entry.command)
  const inverse = info?.command.inverse ? registry.commands.get(`${info.page.id}.${info.command.inverse}`) : undefined
  const handler = inverse && workOf(inverse)
  const entity = inverse?.command.entity
  if (!info || !inverse || !handler || !entity || entry.recordId === null) return undefined
  if (workOf(info)?.undo === 'image') return undefined
  const given = entry.args ?? {}
  const asked = Object.keys(inverse.command.asks ?? {})
  // An inverse that asks for more than the command was told would have to guess, e.g. for how long to ban again.
  const fields = (inverse.command.asks ?? {}) as Fields
  const isOptionalNote = (name: string) => name === 'remark' && !fields[name]?.required
  if (asked.some((name) => !isReason(name) && !isOptionalNote(name) && !(name in given))) return undefined
  const args = Object.fromEntries(
    asked.map((name) => [name, isReason(name) ? `↶ ${entry.reason ?? ''}`.trim() : (given[name] ?? null)]),
  )
  const missing = Object.entries(inverse.command.asks ?? {}).some(
    ([name, field]) => field.required && args[name] === null,
  )
  if (missing) return undefined
  const row = await context.records.get(entity, Number(entry.recordId))
  const reason = await ineligible(context, inverse, handler, row, args)
  if (reason) throw refused(reason.caption, reason.params ?? {})
  await handler.run(context, row as never, args as never)
  return auditNote(inverse).code
}

const isReason = (name: string): boolean => /reason$/i.test(name)
