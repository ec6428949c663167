import { textColumn } from '../text-column'
import type { TextField } from './field'

export const column = (field: TextField) => ({ ...textColumn(field, field.max ?? 10_000), sorts: false })
