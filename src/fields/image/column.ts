import { keyColumn } from '../text-column'
import type { ImageField } from './field'

export const column = (field: ImageField) => keyColumn(field)
