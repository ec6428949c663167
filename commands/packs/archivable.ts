import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import type { Entity } from '../../src/schema/entity'

/** The commands of records that are put away once they are not needed. Its entity has moves of these names. */
export function archivable<E extends Entity>(entity: E) {
  return {
    archive: defineCommand(entity, { on: 'rows', does: move(), inverse: 'restore', icon: 'archive' }),
    restore: defineCommand(entity, { on: 'rows', does: move(), inverse: 'archive', icon: 'archive-restore' }),
  }
}

/** Those of records that nobody puts away without a reason. */
export function archivableWithReason<E extends Entity>(entity: E) {
  return {
    archive: defineCommand(entity, {
      on: 'rows',
      does: move(),
      asks: { reason: because() },
      inverse: 'restore',
      icon: 'archive',
    }),
    restore: archivable(entity).restore,
  }
}
