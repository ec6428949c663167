import type { CellReading } from '../cell-sql'
import { chosenSql } from '../cell-sql-parts'
import type { BoolField } from './field'
import { wordsOf } from './words'

export const cellSql = (field: BoolField, column: string, reading: CellReading) => {
  const words = wordsOf(field)
  const { caption } = reading.context
  return chosenSql(column, { true: caption(words.true), false: caption(words.false) }, 'null', reading)
}
