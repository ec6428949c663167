import type { CellReading } from '../cell-sql'
import { chosenSql, codeTexts } from '../cell-sql-parts'
import { literal } from '../make-column'
import type { EnumField } from './field'

export const cellSql = ({ of }: EnumField, column: string, reading: CellReading) =>
  chosenSql(column, codeTexts(of, reading), `${literal(`${reading.captionId}.`)} || ${column}`, reading)
