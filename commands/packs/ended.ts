import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import type { Entity } from '../../src/schema/entity'

interface End {
  readonly on?: 'row' | 'rows'
}

/** The command of records that are over once they have ended, which takes a reason. Its entity has a move of this name. */
export function ended<E extends Entity>(entity: E, { on = 'rows' }: End = {}) {
  return {
    end: defineCommand(entity, { on, does: move(), asks: { reason: because() }, danger: 'confirm', icon: 'flag' }),
  }
}
