import type { CellReading } from '../cell-sql'
import { chosenSql } from '../cell-sql-parts'
import { itemsOf } from '../dictionary-store'
import { pickCaption } from '../format'
import type { ChoiceField } from './field'

export const cellSql = ({ dictionary }: ChoiceField, column: string, reading: CellReading) => {
  const texts = itemsOf(dictionary).map(
    ({ value, name }) => [value, pickCaption(name, reading.context.language)] as const,
  )
  return chosenSql(column, Object.fromEntries(texts), column, reading)
}
