import { textsColumn } from '../list-column'
import { literal } from '../make-column'
import type { EnumsField } from './field'

export const column = (field: EnumsField) =>
  textsColumn(field, { check: (column) => `${column} <@ ARRAY[${field.of.map(literal).join(', ')}]::text[]` })
