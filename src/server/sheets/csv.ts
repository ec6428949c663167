/** What stands in one cell of a file. */
export type Cell = string | number | boolean | null

/** Characters that a spreadsheet takes for the start of a formula, the full-width ones of East Asian keyboards among them. */
export const formulaStarts = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'] as const

/** Spreadsheets keep 15 digits of a number; longer ones are ids, and stay whole only as text. */
export const mostDigits = 15

/**
 * A text as a spreadsheet shall show it: one that would be run as a formula, or read as a number and lose its last
 * digits, gets a leading apostrophe. https://owasp.org/www-community/attacks/CSV_Injection
 */
export function guardText(text: string): string {
  const isRisky =
    formulaStarts.some((start) => text.startsWith(start)) || (text.length > mostDigits && /^\d+$/.test(text))
  return isRisky ? `'${text}` : text
}

/** A number as text, never in powers of ten; one too long for a spreadsheet becomes a guarded text. */
export function numberText(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) >= 10 ** mostDigits) return `'${value}`
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
