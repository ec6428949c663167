import type { AreasField } from '../../src/fields/areas/field'
import { asked, defineCommand } from '../../src/schema/command'
import { copy } from '../../src/schema/does'
import type { Entity } from '../../src/schema/entity'

type InAreas = Entity<string, { readonly areas: AreasField }>

interface Copy {
  readonly on?: 'row' | 'rows'
}

/** The command of records that hold in areas: each gets a copy of its own in others. */
export function copiedToAreas(entity: InAreas, { on = 'rows' }: Copy = {}) {
  return {
    copyToAreas: defineCommand(entity, {
      on,
      does: copy(),
      asks: { areas: asked(entity, 'areas', { required: true }) },
      icon: 'copy',
    }),
  }
}
