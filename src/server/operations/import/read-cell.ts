import { traitsOf } from '../../../fields/field-traits'
import { formulaStarts } from '../../../fields/sheet-guard'
import { readText, type ReadText, type TextReader } from '../../../fields/read-text'
import type { Field } from '../../../schema/field'
import { caption } from '../../base/captions'
import type { SheetCell } from './sheet'

/** What reading a cell needs besides it. */
export type CellReader = Omit<TextReader, 'namesOf'>

/** Reads a filled cell as people write it, and as an export of the same field does. */
export function readCell(cell: NonNullable<SheetCell>, field: Field, reader: CellReader): ReadText {
  if (typeof cell === 'number' && isNumber(field)) return { value: cell }
  const isTime = traitsOf(field).time !== undefined
  return readText(cell instanceof Date && isTime ? wallClock(cell) : textOf(cell), field, { ...reader, namesOf })
}

/** A cell's text without the apostrophe that exports put before what a spreadsheet would run or shorten. */
export function textOf(cell: NonNullable<SheetCell>): string {
  if (cell instanceof Date) return cell.toISOString()
  const text = String(cell).trim()
  const isGuarded =
    text.startsWith("'") && (formulaStarts.some((start) => text.startsWith(start, 1)) || /^'\d+$/.test(text))
  return isGuarded ? text.slice(1) : text
}

/** A number needs no reading, but for money, whose digits depend on the currency. */
function isNumber(field: Field): boolean {
  const { holds, isMoney } = traitsOf(field)
  return holds === 'number' && !isMoney
}

/** A spreadsheet's own dates are taken for the wall clock of whoever wrote them. */
function wallClock(cell: Date): string {
  return cell.toISOString().slice(0, 19).replace('T', ' ')
}

/** Captions are understood in either language. */
function namesOf(captionId: string): readonly string[] {
  return [caption('en', captionId), caption('zh', captionId)]
}
