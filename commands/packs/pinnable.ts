import { type bool } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'
import type { Entity } from '../../src/schema/entity'
import { keyed, type KeysOf } from './keyed'

type Pinned = Entity<string, { readonly pinned: ReturnType<typeof bool> }>

/** The commands of records that are before all others while they are pinned. */
export function pinnable(entity: Pinned, { keys }: KeysOf<'pin'> = {}) {
  return {
    pin: defineCommand(entity, {
      on: 'rows',
      does: set({ pinned: true }),
      inverse: 'unpin',
      ...keyed(keys?.pin),
      icon: 'pin',
    }),
    unpin: defineCommand(entity, { on: 'rows', does: set({ pinned: false }), inverse: 'pin', icon: 'pin-off' }),
  }
}
