import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import type { Entity } from '../../src/schema/entity'
import { keyed, type KeysOf } from './keyed'

/** The commands of records that run and may be paused. Its entity has moves of these names. */
export function pausable<E extends Entity>(entity: E, { keys }: KeysOf<'pause'> = {}) {
  return {
    pause: defineCommand(entity, {
      on: 'rows',
      does: move(),
      inverse: 'resume',
      ...keyed(keys?.pause),
      icon: 'pause',
    }),
    resume: defineCommand(entity, { on: 'rows', does: move(), inverse: 'pause', icon: 'play' }),
  }
}

/** Those of records that nobody holds up without a reason. */
export function pausableWithReason<E extends Entity>(entity: E, { keys }: KeysOf<'pause'> = {}) {
  return {
    pause: defineCommand(entity, {
      on: 'rows',
      does: move(),
      asks: { reason: because() },
      inverse: 'resume',
      ...keyed(keys?.pause),
      icon: 'pause',
    }),
    resume: pausable(entity).resume,
  }
}
