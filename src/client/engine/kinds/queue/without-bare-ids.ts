import { fieldOf } from '../../../../fields/standard-fields'
import type { Entity } from '../../../../schema/entity'
import type { ApiRow } from '../../parts/target'
import { refersTo } from '../../../../fields/field-traits'

/** A record without the references that have no name yet: people read names, not numbers. */
export function withoutBareIds(entity: Entity, record: ApiRow): ApiRow {
  const isBare = (name: string, value: unknown) => {
    const field = fieldOf(entity, name)
    if (!field || refersTo(field) === undefined) return false
    return typeof value === 'number' || (Array.isArray(value) && value.some((each) => typeof each === 'number'))
  }
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => !isBare(name, value))) as ApiRow
}
