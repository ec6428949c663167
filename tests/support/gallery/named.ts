import type { Field } from '../../../src/schema/field'
import { labelOf, placeOf } from './field-world'

/** A value as lists get it: ids of records with what these are called. */
export function named(value: unknown, { type }: Field, language: string): unknown {
  if (!['ref', 'refs', 'areas'].includes(type)) return value
  const reference = (id: unknown): unknown =>
    typeof id === 'number' && id > 0 ? { id, label: type === 'areas' ? placeOf(id, language) : labelOf(id) } : id
  return Array.isArray(value) ? value.map(reference) : reference(value)
}
