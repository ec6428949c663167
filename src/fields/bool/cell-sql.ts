import type { CellReading } from '../cell-sql'
import { chosenSql } from '../cell-sql-parts'
import type { BoolField } from './field'

export const cellSql = (_field: BoolField, column: string, { context }: CellReading) =>
  chosenSql(column, { true: context.caption('field.yes'), false: context.caption('field.no') }, 'null')
