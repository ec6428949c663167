import type { AreaGroup } from '../../fields/areas/field'
import type { Entity } from '../../schema/entity'
import type { Field } from '../../schema/field'

/** What a field's declaration may say, whatever its type. */
export interface FieldFacts extends Field {
  readonly of?: readonly string[]
  readonly to?: string
  readonly min?: number
  readonly max?: number
  readonly pattern?: string
  readonly default?: unknown
  readonly accept?: readonly string[]
  readonly decimals?: number
  /** What a choice picks from. */
  readonly dictionary?: string
  /** Whose areas a field of areas offers. */
  readonly group?: AreaGroup
  /** The members of an object, or of each object of a list, and what holds between those of a list. */
  readonly fields?: Readonly<Record<string, FieldFacts>>
  readonly distinct?: string
  readonly rising?: string
  readonly totals?: Readonly<Record<string, number>>
}

type Facts = readonly (readonly [name: string, field: FieldFacts])[]

/** Each is asked for several times a record, of which there may be millions. */
const known = new WeakMap<Entity, Facts>()

/** The fields of an entity as facts, in order. */
export function fieldsOf(entity: Entity): Facts {
  const facts = known.get(entity) ?? (Object.entries(entity.fields) as [string, FieldFacts][])
  known.set(entity, facts)
  return facts
}

interface Reference {
  readonly field: string
  readonly to: string
}

const references = new WeakMap<Entity, readonly Reference[]>()

/** The fields of an entity that refer to one record each, and of what. */
export function referencesOf(entity: Entity): readonly Reference[] {
  const found =
    references.get(entity) ??
    fieldsOf(entity).flatMap(([field, { type, to }]) => (type === 'ref' && to ? [{ field, to }] : []))
  references.set(entity, found)
  return found
}
