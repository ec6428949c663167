import { jsonColumn } from '../json-column'
import type { FilesField } from './field'

export const column = (field: FilesField) => jsonColumn(field)
