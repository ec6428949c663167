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

/** The fields of an entity as facts, in order. */
export function fieldsOf(entity: Entity): readonly (readonly [name: string, field: FieldFacts])[] {
  return Object.entries(entity.fields) as [string, FieldFacts][]
}
