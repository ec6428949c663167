import { readingLimits, timingLimits } from './subtitle-limits'

/** One line of a subtitle; times in milliseconds. */
export interface TimedText {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What can be wrong with a line, in the order in which it is told. */
export const lineFaults = [
  ...(['empty', 'badEncoding', 'overlap', 'tooFast'] as const),
  ...(['tooLong', 'tooManyLines', 'tooShort', 'tooLasting', 'gap'] as const),
] as const
export type LineFault = (typeof lineFaults)[number]

/**
 * What is wrong with a line by the limits of its language.
 * @param next the line after it; undefined for the last
 * @param language the code of the language that it is read in
 */
export function faultsOf({ start, end, text }: TimedText, next: TimedText | undefined, language: string): LineFault[] {
  const { line, speed } = readingLimits(language)
  const { shortest, longest, lines: mostLines, joined, apart } = timingLimits
  const lines = text.split('\n')
  const lasts = end - start
  const between = next && next.start - end
  const found: Readonly<Record<LineFault, boolean>> = {
    empty: text.trim() === '',
    badEncoding: text.includes('\uFFFD'),
    overlap: between !== undefined && between < 0,
    tooFast: lasts <= 0 || (lettersIn(lines.join(''), language) * 1000) / lasts > speed,
    tooLong: lines.some((each) => lettersIn(each, language) > line),
    tooManyLines: lines.length > mostLines,
    tooShort: lasts < shortest,
    tooLasting: lasts > longest,
    gap: between !== undefined && between >= 0 && between < apart && (between < joined.from || between > joined.to),
  }
  return lineFaults.filter((code) => found[code])
}

/** How many characters a text counts for; in Chinese a letter of the Latin alphabet is half as wide as the others, and counts so. */
function lettersIn(text: string, language: string): number {
  const letters = [...text]
  if (!/^zh/i.test(language)) return letters.length
  return letters.reduce((sum, letter) => sum + (letter.codePointAt(0)! < 0x2e80 ? 0.5 : 1), 0)
}
