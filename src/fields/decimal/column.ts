import { numberColumn } from '../number-column'
import type { DecimalField } from './field'

export const column = (field: DecimalField) => numberColumn(field, 'numeric', field)
