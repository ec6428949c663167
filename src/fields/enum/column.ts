import { literal, makeColumn } from '../make-column'
import type { EnumField } from './field'

export const column = (field: EnumField) =>
  makeColumn(field, {
    type: 'text',
    index: 'btree',
    check: (column) => `${column} IN (${field.of.map(literal).join(', ')})`,
  })
