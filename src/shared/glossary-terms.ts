/** A word of the glossary with what it is called in the language of a subtitle. */
export interface Term {
  readonly term: string
  readonly wanted: string
  readonly caseSensitive: boolean
}

/** A line holds no more, and neither does what is told of it, in characters. */
const longest = 500

/** Whether a text has a word of the glossary in it. */
export function holdsTerm(text: string, { term, caseSensitive }: Pick<Term, 'term' | 'caseSensitive'>): boolean {
  return caseSensitive ? text.includes(term) : text.toLowerCase().includes(term.toLowerCase())
}

/** A text with the translation in place of each untranslated word. */
export function replaceTerm(text: string, { term, caseSensitive }: Omit<Term, 'wanted'>, by: string): string {
  const pattern = new RegExp(term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), caseSensitive ? 'g' : 'gi')
  return text.replace(pattern, () => by).slice(0, longest)
}

/** The words of an original that its translation does not call as the glossary does. */
export function missingTerms(source: string | null, text: string, terms: readonly Term[]): readonly Term[] {
  return terms.filter((each) => source !== null && holdsTerm(source, each) && !lacksNothing(text, each))
}

/** Those words with what they are called, as a line: `老王 → Wang · 云州 → Yunzhou`; null where none is missing. */
export function missingText(missing: readonly Term[]): string | null {
  if (missing.length === 0) return null
  return missing
    .map(({ term, wanted }) => `${term} → ${wanted}`)
    .join(' · ')
    .slice(0, longest)
}

/**
 * A text with the right word in it: in place of the untranslated one, else at its end, where whoever reads it moves it on.
 * @returns undefined where there is no room for it
 */
export function withTerm(text: string, term: Term): string | undefined {
  if (holdsTerm(text, term)) return replaceTerm(text, term, term.wanted)
  const joined = `${text}${isSpaced(term.wanted) ? ' ' : ''}${term.wanted}`
  return joined.length > longest ? undefined : joined
}

function lacksNothing(text: string, { wanted }: Term): boolean {
  return text.toLowerCase().includes(wanted.toLowerCase())
}

/** Chinese, Japanese and Thai words follow one another without a space. */
function isSpaced(word: string): boolean {
  return !/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)
}
