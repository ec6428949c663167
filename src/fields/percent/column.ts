import { numberColumn } from '../number-column'
import type { PercentField } from './field'

export const column = (field: PercentField) => numberColumn(field, 'numeric(9,4)', field)
