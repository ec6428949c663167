import { jsonColumn } from '../json-column'
import { literal } from '../make-column'
import { CONTENT_TYPES, type DeepLinkField } from './field'

/** Looked for by its content type. */
export const column = (field: DeepLinkField) =>
  jsonColumn(field, {
    index: 'btree',
    sorts: false,
    check: (column) => `(${column} ->> 'type') IN (${(field.of ?? CONTENT_TYPES).map(literal).join(', ')})`,
    matchBy: (column) => `(${column} ->> 'type')`,
    matchType: 'text',
    matchValue: (value) => value,
  })
