import { foundByPattern } from '../../../base/staff-pattern'

interface Word {
  readonly word: string
  readonly match: 'exact' | 'contains' | 'variants' | 'regex' | null
}

/**
 * What of a text a word hits: the whole of it (exact), each place where it is (contains), also in other cases, widths,
 * accents and with signs between its letters (variants), or what a pattern finds (regex; one that is broken finds nothing).
 */
export function hitsOf({ word, match }: Word, text: string): string[] {
  if (match === 'exact') return text.trim() === word ? [word] : []
  if (match === 'regex') return foundByPattern(text, word)
  if (match === 'variants') return foundByPattern(fold(text), loosened(fold(word)))
  const sought = word.toLowerCase()
  return sought === '' ? [] : Array.from({ length: text.toLowerCase().split(sought).length - 1 }, () => sought)
}

/** Without case, accents and full-width forms. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Its letters, each once or more, with whatever signs between them. */
function loosened(word: string): string {
  return [...word.replace(/[^\p{L}\p{N}]/gu, '')].map((letter) => `${escaped(letter)}+`).join('[^\\p{L}\\p{N}]*')
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
