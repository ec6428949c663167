import type { Args, Command } from '../../../schema/command'
import type { Entity, Row } from '../../../schema/entity'
import type { Field } from '../../../schema/field'
import { handle, type Handler, type RowWork } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField } from '../../pipeline/errors'

type Setting = {
  readonly on: 'row' | 'rows'
  readonly entity: Entity
  readonly asks?: Readonly<Record<string, Field>>
}

/** A command that sets the fields it asks for, under the rules of a save. What is not given stays as it is. */
export function setting<C extends Setting>(command: C, work: Partial<RowWork<C>> = {}): Handler {
  const { entity } = command
  return handle(command, {
    guard: async (_context, args) => {
      const first = Object.keys(command.asks ?? {})[0]
      if (Object.keys(given(args)).length === 0) throw badField(first ?? 'id', 'error.required')
    },
    run: async (context, row, args) => {
      await saveWithRules(context, entity, row as unknown as Row<Entity>, given(args))
    },
    ...work,
  } as RowWork<C>) as Handler
}

function given(args: Args<Command>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined))
}
