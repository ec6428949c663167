import type { Field } from '../schema/field'
import type { Column } from './column'
import { makeColumn } from './make-column'

/** A btree entry holds at most 2,704 bytes, and a character up to 4. */
const SORTABLE = 600

/** A column of short text: found by parts, and sorted where every value fits an index. */
export function textColumn(field: Field, max: number): Column {
  return makeColumn(field, {
    type: 'text',
    index: 'trigram',
    sorts: max <= SORTABLE,
    check: (column) => `char_length(${column}) <= ${max}`,
    toExport: (value) => value as string,
  })
}

/** A column of a key or code that is never searched by parts. */
export function keyColumn(field: Field): Column {
  return makeColumn(field, { type: 'text', index: 'none', toExport: (value) => value as string })
}
