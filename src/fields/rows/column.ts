import { jsonColumn } from '../json-column'
import type { RowsField } from './field'

export const column = (field: RowsField) => jsonColumn(field)
