import type { CellReading } from '../cell-sql'
import { chosenSql, codeTexts, isPlain, joinedSql } from '../cell-sql-parts'
import { literal } from '../make-column'
import type { EnumsField } from './field'

export const cellSql = ({ of }: EnumsField, column: string, reading: CellReading) => {
  const texts = codeTexts(of, reading)
  const one = (code: string) =>
    chosenSql(code, texts, `${literal(`${reading.captionId}.`)} || ${code}`, reading) ?? code
  const arePlain = Object.values(texts).every((text) => isPlain(text, reading))
  return arePlain ? joinedSql(column, one, true, reading) : undefined
}
