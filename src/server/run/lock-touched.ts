import { sql } from 'kysely'
import type { Registry } from '../../schema/registry'
import type { Change } from '../db/records'
import { storageOf } from '../db/storage'
import type { Context } from '../pipeline/operation'
import type { Entry } from './undo-rights'

/**
 * Locks all that entries tell of before any of it is changed: first the records that the commands were about, as these were locked
 * then, then the others, each kind in the order of their ids.
 */
export async function lockTouched(context: Context, registry: Registry, entries: readonly Entry[]): Promise<void> {
  const own = new Map<string, Set<number>>()
  const others = new Map<string, Set<number>>()
  const add = (to: Map<string, Set<number>>, entity: string, id: number) =>
    to.set(entity, (to.get(entity) ?? new Set()).add(id))
  for (const { entity, recordId, changes } of entries)
    for (const change of (changes ?? []) as unknown as readonly Change[]) {
      const isOwn = change.entity === entity && String(change.id) === recordId
      add(isOwn ? own : others, change.entity, change.id)
    }
  for (const kinds of [own, others])
    for (const [name, ids] of [...kinds].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const entity = registry.entities.get(name)
      if (entity)
        await sql`select id from ${sql.table(storageOf(entity).table)}
          where id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(context.db)
    }
}
