import type { CellReading } from '../cell-sql'
import { chosenSql } from '../cell-sql-parts'
import type { BoolField } from './field'
import { wordsOf } from './words'

export const cellSql = (field: BoolField, column: string, { context }: CellReading) => {
  const words = wordsOf(field)
  return chosenSql(column, { true: context.caption(words.true), false: context.caption(words.false) }, 'null')
}
