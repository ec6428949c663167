import { undo } from '../../calls/records'
import auditEntry from '../../entities/staff-manage/audit-entry'
import type { Registry } from '../../schema/registry'
import type { Change } from '../db/records'
import { whileDeferred } from '../db/while-deferred'
import { followChanges } from '../operations/follow-changes'
import { maskField } from '../access/mask'
import { undoHours, undoRefusal } from '../operations/undo-refusal'
import { writeAudit } from '../audit/audit'
import { notFound, refused } from '../base/errors'
import type { Context, Operation } from '../pipeline/operation'
import { inverseOf, runInverse } from './inverse'
import { lockTouched } from './lock-touched'
import { movedSince, restoreChanges } from './restore-changes'
import { guardSecond, guardUndoRight, type Entry } from './undo-rights'
import { serve } from '../pipeline/serve'

/** The call that takes back what an audit entry says, by its author. */
export function undoOperation(registry: Registry): Operation {
  return serve(undo, {
    id: 'auditEntry.undo',
    guard: 'signedIn',
    audit: { kind: 'command', code: 'undo' },
    run: async (context, { ids, dryRun }) => {
      const entries = await entriesOf(context, ids)
      if (dryRun) {
        for (const entry of entries) await guardEntry(context, registry, entry)
        // Nothing happens, so there is nothing to audit.
        context.records.isAudited = true
        return { auditIds: [] }
      }
      await lockTouched(context, registry, entries)
      const auditIds: number[] = []
      for (const entry of entries) auditIds.push(await takeBack(context, registry, entry))
      context.records.isAudited = true
      return { auditIds }
    },
  })
}

/**
 * Takes back one audited action: by the inverse of its command where it names one, else by the former values of the records. It
 * asks for the rights, the second person and the rules of what it does, as of now.
 * @returns the id of the audit entry that says so; undoing that one does it again
 * @throws B01 where it is another's, too long ago, taken back already, or where the record has moved on: with the difference
 */
export async function undoEntry(context: Context, registry: Registry, id: number): Promise<number> {
  const [entry] = await entriesOf(context, [id])
  if (!entry) throw notFound('auditEntry', id)
  await lockTouched(context, registry, [entry])
  return takeBack(context, registry, entry)
}

/** The entries, the latest first: what was done last is taken back first. */
async function entriesOf({ records }: Context, ids: readonly number[]): Promise<Entry[]> {
  const found = await records.where(auditEntry, { id: [...new Set(ids)] })
  const missing = ids.find((id) => !found.some((entry) => entry.id === id))
  if (missing !== undefined) throw notFound('auditEntry', missing)
  return found.reverse()
}

async function takeBack(context: Context, registry: Registry, entry: Entry): Promise<number> {
  const { first, changes } = await guardEntry(context, registry, entry)
  const started = context.records.changes.length
  const inverse = await whileDeferred(context.db, async () => {
    const ran = await runInverse(context, registry, entry)
    if (!ran) await restoreChanges(context.records, registry, changes, { context, wasSave: first.command === null })
    return ran
  })
  await followChanges(context, context.records.changes.slice(started))
  return auditUndo(context, registry, entry, inverse ?? entry.code ?? 'undo', context.records.changes.slice(started))
}

/** @throws what speaks against taking an entry back now @returns what it has changed, and the entry that all began with */
async function guardEntry(context: Context, registry: Registry, entry: Entry) {
  const changes = (entry.changes ?? []) as unknown as Change[]
  const first = await guardUndo(context, registry, entry, changes)
  await refuseIfMoved(context, registry, changes)
  return { first, changes }
}

function auditUndo(context: Context, registry: Registry, entry: Entry, code: string, changes: readonly Change[]) {
  return writeAudit(
    context.db,
    {
      kind: 'command',
      code,
      ...(entry.page !== null && { page: entry.page }),
      ...(entry.entity !== null && { entity: entry.entity }),
      ...(entry.recordId !== null && { recordId: entry.recordId }),
      ...(entry.recordTitle !== null && { recordTitle: entry.recordTitle }),
      accountId: context.account.id,
      sessionId: context.account.sessionId || null,
      changes,
      undoes: entry.id,
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

/** Whether an entry may be taken back by this account now: its own, in time, once, with the rights and by as many as did it. @returns the entry that all began with */
async function guardUndo(
  context: Context,
  registry: Registry,
  entry: Entry,
  changes: readonly Change[],
): Promise<Entry> {
  const refusal = undoRefusal(context, registry, { ...entry, changes })
  if (refusal !== undefined) throw refused(refusal, { hours: undoHours })
  const [again] = await context.records.where(auditEntry, { undoes: entry.id }, 1)
  if (again) throw refused('error.undoneAlready')
  // An undo of an undo does again what the first entry says.
  for (let each = entry; ;) {
    const info = each.command === null ? undefined : registry.commands.get(each.command)
    guardUndoRight(context, registry, each, info)
    guardSecond(each, info, inverseOf(registry, each))
    const before = await undoneBy(context, each)
    if (!before) return each
    each = before
  }
}

async function undoneBy({ records }: Context, { undoes }: Entry): Promise<Entry | undefined> {
  const [entry] = undoes === null ? [] : await records.where(auditEntry, { id: undoes }, 1)
  return entry
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
