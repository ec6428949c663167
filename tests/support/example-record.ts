import type { Entity } from '../../src/schema/entity'
import type { Field, Fields } from '../../src/schema/field'
import type { CommandInfo } from '../../src/schema/registry'
import { argumentOverrides, keptOnEdit, recordOverrides, type OverridePlace } from './example-overrides'
import { exampleValue, type ExamplePlace } from './example-value'

type Place = Pick<ExamplePlace, 'number' | 'reference'>

export interface ExampleOptions extends OverridePlace {
  /** A new record, with what has to be filled; or a change of all that may be written. */
  readonly purpose: 'create' | 'edit'
  /** Fields that it is to have as well. */
  readonly also?: ReadonlySet<string>
}

/**
 * What a record of an entity may be saved with: valid by its fields, and free to be unique. What only a page of its own
 * understands (json) is left out of a change.
 */
export async function exampleRecord(
  entity: Entity,
  { purpose, also, ...place }: ExampleOptions,
): Promise<Record<string, unknown>> {
  const kept = keptOnEdit[entity.name] ?? []
  const chosen = Object.entries(entity.fields).filter(
    ([name, field]) =>
      !field.readOnly &&
      (also?.has(name) || (purpose === 'create' ? isNeeded(field) : field.type !== 'json' && !kept.includes(name))),
  )
  const override = await recordOverrides[entity.name]?.(place)
  const own = Object.fromEntries(
    Object.entries(override ?? {}).filter(([name]) => purpose === 'create' || !kept.includes(name)),
  )
  return overridden(await valuesOf(chosen, place, uniqueFields(entity)), own)
}

/** Whether nothing is saved without the field. */
export function isNeeded({ required, default: usual }: Field): boolean {
  return required === true && usual === undefined
}

/** What a record has to hold where it is stored without being saved by anyone: read-only fields too. */
export async function storedExample(
  entity: Entity,
  given: Readonly<Record<string, unknown>>,
  place: Place,
): Promise<Record<string, unknown>> {
  const needed = Object.entries(entity.fields).filter(([name, field]) => isNeeded(field) && !(name in given))
  return { ...(await valuesOf(needed, place, uniqueFields(entity))), ...given }
}

/** Arguments that a command takes; what tells a copy from its record is of its own. */
export async function exampleArguments(
  { id, name, command }: CommandInfo,
  place: OverridePlace,
): Promise<Record<string, unknown>> {
  const asked = Object.entries((command.asks ?? {}) as Fields).filter(([, field]) => field.required)
  const told = command.does?.kind === 'copy' && command.entity ? uniqueFields(command.entity) : new Set<string>()
  return overridden(
    await valuesOf(asked, place, told),
    await (argumentOverrides[id] ?? argumentOverrides[name])?.(place),
  )
}

/** An override may take a field out as well: what it sets to undefined is not sent. */
function overridden(values: Record<string, unknown>, override: Readonly<Record<string, unknown>> = {}) {
  return Object.fromEntries(Object.entries({ ...values, ...override }).filter(([, value]) => value !== undefined))
}

async function valuesOf(
  fields: readonly (readonly [string, Field])[],
  place: Place,
  unique: ReadonlySet<string>,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of fields)
    values[name] = await exampleValue(field, { ...place, name, isUnique: unique.has(name) })
  return values
}

/** The fields whose values tell records apart, alone or together. */
function uniqueFields({ fields, unique = [] }: Entity): Set<string> {
  const alone = Object.entries(fields).flatMap(([name, field]) => (field.unique ? [name] : []))
  return new Set([...alone, ...unique.flat()])
}
