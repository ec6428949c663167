import { makeColumn } from '../make-column'
import type { RefField } from './field'

export const column = (field: RefField) =>
  makeColumn(field, { type: 'bigint', index: 'btree', references: field.to, fromDriver: Number })
