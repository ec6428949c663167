import { wholeColumn } from '../number-column'
import type { IntField } from './field'

export const column = (field: IntField) => wholeColumn(field, field)
