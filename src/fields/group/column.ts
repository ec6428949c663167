import { jsonColumn } from '../json-column'
import type { GroupField } from './field'

export const column = (field: GroupField) => jsonColumn(field)
