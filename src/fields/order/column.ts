import { numberColumn } from '../number-column'
import type { OrderField } from './field'

export const column = (field: OrderField) => numberColumn(field, 'integer', { min: 0 })
