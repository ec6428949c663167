import type { Entity } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import type { Account } from './account'
import { columnsIn } from './list-scope'
import { openDoors } from './rows-seen'

/**
 * What of an entity's records an account may read: all of it on a page that is about them, else what the lists show that are on
 * its pages.
 * @returns the names of fields; undefined for all of them
 */
export function columnsSeen(registry: Registry, entity: Entity, account: Account): ReadonlySet<string> | undefined {
  const doors = openDoors(registry, entity, account)
  if (account.isSuper || doors.some(({ isMain }) => isMain)) return undefined
  return columnsIn(
    registry,
    entity,
    doors.flatMap(({ list }) => list ?? []),
  )
}
