import type { Draft, Entity, Row } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import { isEqual, type Change, type Records } from '../db/records'
import { isMasked } from '../audit/audit'
import { rulesOf } from '../operations/handlers'
import { judgeSave } from '../operations/judged-save'
import { refused } from '../base/errors'
import type { Context } from '../pipeline/operation'

/** A field that holds something else now than a change had left there. */
export interface Moved {
  readonly entity: Entity
  readonly id: number
  readonly field: string
  readonly left: unknown
  readonly now: unknown
}

/** What has become otherwise since changes were made: it would be trampled on by taking them back. */
export async function movedSince(records: Records, registry: Registry, changes: readonly Change[]): Promise<Moved[]> {
  const moved: Moved[] = []
  for (const change of changes) {
    const entity = entityOf(registry, change)
    const row = (await records.find(entity, change.id)) as Record<string, unknown> | undefined
    const at = { entity, id: change.id }
    if (!row !== (change.after === null))
      moved.push({ ...at, field: 'id', left: change.after ? change.id : null, now: row ? change.id : null })
    for (const [field, left] of Object.entries(change.after ?? {}))
      if (row && !isMasked(left) && !isEqual(left, row[field])) moved.push({ ...at, field, left, now: row[field] })
  }
  return moved
}

/** Whether anything has: see `movedSince`. */
export async function hasMoved(records: Records, registry: Registry, changes: readonly Change[]): Promise<boolean> {
  return (await movedSince(records, registry, changes)).length > 0
}

/** Who takes changes back, and whether a save had made them: what a command had written past the rules goes back past them. */
export interface Judge {
  readonly context: Context
  readonly wasSave: boolean
}

/**
 * Puts records back as they were before changes, the last one first.
 * @param judge asks the rules of each kind of record, as when somebody saves or deletes one; absent where time does it
 * @throws B01 where a secret was changed, which is not kept, and what the rules refuse
 */
export async function restoreChanges(
  records: Records,
  registry: Registry,
  changes: readonly Change[],
  judge?: Judge,
): Promise<void> {
  for (const change of [...changes].reverse()) await restore(records, registry, change, judge)
}

async function restore(records: Records, registry: Registry, change: Change, judge?: Judge): Promise<void> {
  const entity = entityOf(registry, change)
  const row = await records.find(entity, change.id)
  const { before } = change
  if (Object.values(before ?? {}).some(isMasked)) throw refused('error.undoSecret')
  if (!before) {
    if (!row) return
    if (judge) await rulesOf(entity).beforeRemove?.(judge.context, row)
    await records.remove(entity, row)
  } else {
    // What the rules would add is not taken: the record is to be as it was.
    if (judge && (judge.wasSave || !row)) await judgeFormer(judge.context, entity, before, row ?? null)
    if (row) await records.update(entity, row, before as Partial<Row<Entity>>)
    else await records.bringBack(entity, before)
  }
}

/** Asks the rules of an entity about what somebody might have saved of a former record; what commands alone set is none of theirs. */
async function judgeFormer(judge: Context, entity: Entity, before: object, row: Row<Entity> | null): Promise<void> {
  const draft = Object.fromEntries(
    Object.entries(before).filter(([name]) => entity.fields[name] && !entity.fields[name].readOnly),
  )
  if (Object.keys(draft).length > 0) await judgeSave(judge, entity, draft as Draft<Entity>, row)
}

function entityOf(registry: Registry, change: Change): Entity {
  const entity = registry.entities.get(change.entity)
  if (!entity) throw refused('error.undoNothing')
  return entity
}
