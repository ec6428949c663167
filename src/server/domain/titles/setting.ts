import type { Args, Command } from '../../../schema/command'
import type { Entity, Row } from '../../../schema/entity'
import type { Field } from '../../../schema/field'
import { prepare, type Prepared, type RowWork } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** A command that sets fields of a record. */
export type Setting = {
  readonly on: 'row' | 'rows'
  readonly entity: Entity
  readonly asks?: Readonly<Record<string, Field>>
}

/** A command that sets the fields it asks for, under the rules of a save. What is not given stays as it is. */
export function setting<C extends Setting>(command: C, work: Partial<RowWork<C>> = {}): Prepared {
  const { entity } = command
  return prepare(command, {
    guard: async (_context: Context, args: Args<Command>) => {
      const first = Object.keys(command.asks ?? {})[0]
      if (Object.keys(given(args)).length === 0) throw badField(first ?? 'id', 'error.required')
    },
    run: async (context: Context, row: Row<Entity>, args: Args<Command>) => {
      await saveWithRules(context, entity, row, given(args))
    },
    ...work,
  } as never)
}

function given(args: Args<Command>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined))
}
