import { textColumn } from '../text-column'
import type { UrlField } from './field'

export const column = (field: UrlField) => textColumn(field, field.max ?? 2_000)
