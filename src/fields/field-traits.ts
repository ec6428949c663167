import type { Entity } from '../schema/entity'
import type { Field } from '../schema/field'
import { AREA } from './areas/field'
import { fieldModules } from './field-modules'
import { fieldTypes, unknownType } from './field-types'
import type { Traits, TraitsModule } from './traits'

const modules = fieldModules(
  import.meta.glob<TraitsModule>('./*/traits.ts', { eager: true }),
  'traits.ts',
  ['traits'],
  fieldTypes(),
)

/**
 * What generic code has to know of a field's type.
 * @throws with place, fault and remedy for a type that has no folder
 */
export function traitsOf({ type }: Pick<Field, 'type'>): Traits {
  const found = modules.get(type)
  if (!found) throw unknownType(type)
  return found.traits
}

/** The entity whose records a field holds the ids of; undefined where it holds none. */
export function refersTo(field: Field): string | undefined {
  return 'to' in field ? String(field.to) : traitsOf(field).refersTo
}

/** Whether a field names one area or several. */
export function namesAreas(field: Field): boolean {
  return refersTo(field) === AREA
}

/** The entities whose records people pick from to fill in a field. */
export function picksFrom(field: Field): readonly string[] {
  const to = refersTo(field)
  return to === undefined ? (traitsOf(field).picksFrom?.(field) ?? []) : [to]
}

/** Whether a field holds a list of ids or of texts, each of which a filter may name. */
export function holdsList(field: Field): boolean {
  const { holds } = traitsOf(field)
  return holds === 'ids' || holds === 'texts'
}

/** Whether a field holds the id of one record. */
export function isReference(field: Field | undefined): boolean {
  return field !== undefined && traitsOf(field).holds === 'id'
}

/** Whether a field holds the ids of several records. */
export function isReferenceList(field: Field | undefined): boolean {
  return field !== undefined && traitsOf(field).holds === 'ids'
}

/** Whether a field holds a text by language. */
export function isTranslated(field: Field | undefined): boolean {
  return field !== undefined && traitsOf(field).isTranslated === true
}

/** Whether a field holds one picture. */
export function isPicture(field: Field | undefined): boolean {
  if (!field) return false
  const { media, holds } = traitsOf(field)
  return media === 'picture' && holds === 'text'
}

/** Whether a field holds one stored file of any kind. */
export function isStoredFile(field: Field): boolean {
  const { media, holds } = traitsOf(field)
  return media === 'file' && holds === 'text'
}

/** The field that an entity's records are put in order by; undefined where they have no order of their own. */
export function orderFieldOf({ fields, ordered }: Pick<Entity, 'fields' | 'ordered'>): string | undefined {
  return ordered?.by ?? Object.keys(fields).find((name) => traitsOf(fields[name]!).isOrder)
}
