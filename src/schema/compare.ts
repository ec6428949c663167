import type { Entity, FieldPath } from './entity'
import type { Panel } from './panel'

/**
 * What a case of a queue is laid beside, field by field: the record that one of its references leads to. For each field that
 * differs a side is taken, and a command writes those taken of the case to that record.
 */
export interface Compare<E extends Entity = Entity> {
  /** The field of the case that refers to the record. */
  readonly through: string
  readonly entity: E
  /** The fields of the record, each with the field of the case that says the same. */
  readonly fields: { readonly [K in FieldPath<E>]?: string }
  /** The field of the case that names those of the record which stay as they are. */
  readonly keeps?: string
  /** The command of the page that writes what was taken, and its argument that names those fields. */
  readonly applies: { readonly command: string; readonly fields: string }
}

/** Declares what a case is laid beside, with the fields checked against the other entity. */
export function compare<E extends Entity>(entity: E, declared: Omit<Compare<E>, 'entity'>): Compare {
  // Which entity it is only the declaration knows: who reads it goes by the names of fields, which the start has checked.
  return { ...declared, entity } as unknown as Compare
}

/** The panel by which the record is read: as far as the account may see it. */
export function panelOf({ entity, through }: Compare): Panel {
  return { key: 'compare', entity, through, columns: [] }
}
