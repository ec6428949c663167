import type { Change } from '../db/records'
import type { Context } from '../pipeline/operation'
import { rulesOf } from './handlers'

/** Lets the rules of every changed entity bring in line what is worked out from its records. */
export async function followChanges(
  context: Pick<Context, 'db' | 'now' | 'services'>,
  changes: readonly Change[],
): Promise<void> {
  for (const name of new Set(changes.map((change) => change.entity))) {
    const entity = context.services.registry.entities.get(name)
    if (!entity) continue
    const own = changes.filter((change) => change.entity === name)
    await rulesOf(entity).follow?.(context, own)
  }
}
