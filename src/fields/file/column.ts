import { keyColumn } from '../text-column'
import type { FileField } from './field'

export const column = (field: FileField) => keyColumn(field)
