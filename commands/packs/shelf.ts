import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import type { Entity } from '../../src/schema/entity'
import { keyed, type KeysOf } from './keyed'

interface Shelf extends KeysOf<'publish' | 'takeDown'> {
  readonly danger?: 'confirm'
}

/** The commands of records that the app shows or not. Its entity has moves of these names. */
export function shelf<E extends Entity>(entity: E, { keys }: KeysOf<'publish' | 'takeDown'> = {}) {
  return {
    publish: defineCommand(entity, {
      on: 'rows',
      does: move(),
      inverse: 'takeDown',
      ...keyed(keys?.publish),
      icon: 'circle-arrow-up',
    }),
    takeDown: defineCommand(entity, {
      on: 'rows',
      does: move(),
      inverse: 'publish',
      ...keyed(keys?.takeDown),
      icon: 'circle-arrow-down',
    }),
  }
}

/** Those of records that nobody takes from the app without a reason. */
export function shelfWithReason<E extends Entity>(entity: E, { danger, keys }: Shelf = {}) {
  return {
    publish: shelf(entity, keys ? { keys } : {}).publish,
    takeDown: defineCommand(entity, {
      on: 'rows',
      does: move(),
      asks: { reason: because() },
      ...(danger && { danger, destroys: true as const }),
      inverse: 'publish',
      ...keyed(keys?.takeDown),
      icon: 'circle-arrow-down',
    }),
  }
}
