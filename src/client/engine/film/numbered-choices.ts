import { nthOf } from '../../base/keys/choosing-digits'

/** One of several that are chosen by a digit, a word or a click. */
export interface Choice {
  readonly id: number
  readonly text: string
}

/** The choices whose text has all the words that were typed, those that were taken last first; digits are no words. */
export function choicesFor(choices: readonly Choice[], typed: string, taken: readonly number[]): readonly Choice[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const rank = ({ id }: Choice) => (taken.includes(id) ? taken.indexOf(id) : taken.length)
  return choices
    .filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
    .toSorted((a, b) => rank(a) - rank(b))
}

/** Whether a key chooses, whatever there is to choose from: a digit does, and Enter. */
export function isChoosing(key: string): boolean {
  return key === 'Enter' || nthOf(key) !== undefined
}

/** What a key chooses among the choices in sight: a digit that one, Enter the first. Undefined where it chooses nothing. */
export function choiceOf(key: string, shown: readonly Choice[]): Choice | undefined {
  const nth = key === 'Enter' ? 0 : nthOf(key)
  return nth === undefined ? undefined : shown[nth]
}
