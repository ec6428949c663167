import type { Entity } from '../schema/entity'
import type { Field } from '../schema/field'
import { captionIdOf, fieldOf, titleIdOf } from './standard-fields'

type Values = Readonly<Record<string, unknown>>

/** One field of a record that was changed, as the audit keeps it. */
export interface ChangedField {
  readonly name: string
  readonly field: Field
  /** What the field is called. */
  readonly titleId: string
  /** What the captions of its codes start with. */
  readonly captionId: string
  readonly before: unknown
  readonly after: unknown
}

/**
 * The fields of a record that differ before and after: of a new one those that were filled, of one that is gone those that it
 * held. What is no field any more is left out: it has no name.
 */
export function changedFields(entity: Entity, before: Values | null, after: Values | null): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].flatMap((name): ChangedField[] => {
    const field = fieldOf(entity, name)
    const [was, is] = [before?.[name] ?? null, after?.[name] ?? null]
    if (!field || kept.has(name) || isAlike(was, is)) return []
    const ids = { titleId: titleIdOf(entity, name), captionId: captionIdOf(entity, name) }
    return [{ name, field, ...ids, before: was, after: is }]
  })
}

/** What every change writes along. */
const kept: ReadonlySet<string> = new Set(['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'])

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(emptyAsNull(one)) === JSON.stringify(emptyAsNull(other))
}

function emptyAsNull(value: unknown): unknown {
  return value === '' || (Array.isArray(value) && value.length === 0) ? null : value
}
