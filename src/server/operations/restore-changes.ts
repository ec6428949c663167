import type { Entity, Row } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import { isEqual, type Change, type Records } from '../db/records'
import { isMasked } from '../pipeline/audit'
import { refused } from '../pipeline/errors'

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

/**
 * Puts records back as they were before changes, the last one first.
 * @throws B01 where a secret was changed, which is not kept
 */
export async function restoreChanges(records: Records, registry: Registry, changes: readonly Change[]): Promise<void> {
  for (const change of [...changes].reverse()) await restore(records, registry, change)
}

async function restore(records: Records, registry: Registry, change: Change): Promise<void> {
  const entity = entityOf(registry, change)
  const row = await records.find(entity, change.id)
  if (Object.values(change.before ?? {}).some(isMasked)) throw refused('error.undoSecret')
  if (change.before && row) await records.update(entity, row, change.before as Partial<Row<Entity>>)
  else if (change.before) await records.bringBack(entity, change.before)
  else if (row) await records.remove(entity, row)
}

function entityOf(registry: Registry, change: Change): Entity {
  const entity = registry.entities.get(change.entity)
  if (!entity) throw refused('error.undoNothing')
  return entity
}
