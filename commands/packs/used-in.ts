import { defineCommand } from '../../src/schema/command'
import { listUses } from '../../src/schema/does'
import type { Entity } from '../../src/schema/entity'
import { keyed, type KeysOf } from './keyed'

/** The command of records that others refer to: it lists those. */
export function usedIn<E extends Entity>(entity: E, { keys }: KeysOf<'showUses'> = {}) {
  return {
    showUses: defineCommand(entity, { on: 'row', does: listUses(), ...keyed(keys?.showUses), icon: 'scan-search' }),
  }
}
