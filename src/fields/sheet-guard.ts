/** Characters that a spreadsheet takes for the start of a formula, the full-width ones of East Asian keyboards among them. */
export const formulaStarts = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'] as const

/** Spreadsheets keep 15 digits of a number; longer ones are ids, and stay whole only as text. */
export const maxDigits = 15

/**
 * A text as a spreadsheet shall show it: one that would be run as a formula, or read as a number and lose its last
 * digits, gets a leading apostrophe. https://owasp.org/www-community/attacks/CSV_Injection
 */
export function guardText(text: string): string {
  const isRisky =
    formulaStarts.some((start) => text.startsWith(start)) || (text.length > maxDigits && /^\d+$/.test(text))
  return isRisky ? `'${text}` : text
}
