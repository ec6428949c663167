import { wholeSql } from '../cell-sql-parts'
import { column as columnOf } from './column'
import type { OrderField } from './field'

export const cellSql = (field: OrderField, column: string) =>
  columnOf(field).type === 'integer' ? column : wholeSql(column)
