import { keyColumn } from '../text-column'
import type { AudioField } from './field'

export const column = (field: AudioField) => keyColumn(field)
