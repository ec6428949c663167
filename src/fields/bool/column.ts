import { makeColumn } from '../make-column'
import type { BoolField } from './field'

export const column = (field: BoolField) => makeColumn(field, { type: 'boolean', index: 'btree' })
