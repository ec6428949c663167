import { textColumn } from '../text-column'
import type { StringField } from './field'

export const column = (field: StringField) => textColumn(field, field.max ?? 255)
