import type { Field } from '../schema/field'
import type { Column } from './column'
import { makeColumn } from './make-column'

/** A jsonb column. Sent as text, since drivers take a JavaScript array for an SQL array. */
export function jsonColumn(field: Field, own: Partial<Column> = {}): Column {
  return makeColumn(field, { type: 'jsonb', index: 'none', toDriver: (value) => JSON.stringify(value), ...own })
}
