import { textColumn } from '../text-column'
import type { EmailField } from './field'

export const column = (field: EmailField) => textColumn(field, field.max ?? 254)
