import type { Field } from '../schema/field'
import type { Column } from './column'
import { makeColumn } from './make-column'

/** A column of ids. */
export function idsColumn(field: Field): Column {
  return listColumn(field, 'bigint[]', { fromDriver: (raw) => (raw as readonly unknown[]).map(Number) })
}

/** A column of codes, texts or keys. */
export function textsColumn(field: Field, own: Partial<Column> = {}): Column {
  return listColumn(field, 'text[]', own)
}

function listColumn(field: Field, type: string, own: Partial<Column>): Column {
  return makeColumn(field, {
    type,
    index: 'gin',
    holdsMany: true,
    toDriver: (value) => [...(value as unknown[])],
    ...own,
  })
}
