import { guardText, maxDigits } from '../../fields/sheet-guard'

/** What is in one cell of a file. */
export type Cell = string | number | boolean | null

/** A number as text, never in powers of ten; one too long for a spreadsheet becomes a guarded text. */
export function numberText(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) >= 10 ** maxDigits) return `'${value}`
  const text = String(value)
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text
}

/** One record by RFC 4180, its line break included. Empty texts and nothing at all look the same. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return numberText(cell)
  const text = guardText(String(cell))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
