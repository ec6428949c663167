import type { Registry } from '../../schema/registry'
import { ownTables } from './table-plan'

/** The entities and tables whose records are kept for a time, by name: of these an operator may set how long. */
export function keptFor(registry: Registry): ReadonlySet<string> {
  const entities = [...registry.entities.values()].filter(({ keep }) => keep !== undefined && keep !== 'always')
  const tables = ownTables.filter(({ keep }) => 'from' in keep)
  return new Set([...entities, ...tables].map(({ name }) => name))
}
