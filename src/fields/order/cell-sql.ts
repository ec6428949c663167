import type { CellReading } from '../cell-sql'
import { wholeSql } from '../cell-sql-parts'
import { column as columnOf } from './column'
import type { OrderField } from './field'

export const cellSql = (field: OrderField, column: string, reading: CellReading) =>
  columnOf(field).type === 'integer' ? column : wholeSql(column, reading)
