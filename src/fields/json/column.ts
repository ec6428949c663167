import { jsonColumn } from '../json-column'
import type { JsonField } from './field'

export const column = (field: JsonField) => jsonColumn(field)
