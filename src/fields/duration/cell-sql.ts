import type { CellReading } from '../cell-sql'
import { wholeSql } from '../cell-sql-parts'
import { column as columnOf } from './column'
import type { DurationField } from './field'

export const cellSql = (field: DurationField, column: string, reading: CellReading) =>
  columnOf(field).type === 'integer' ? column : wholeSql(column, reading)
