import type { Filter } from '../../../../fields/filter'
import type { NamedValue } from '../../../../fields/view'

/** A filter as it is found by typing. */
export interface NamedFilter {
  readonly path: string
  readonly title: string
  /** The values that it offers by name. */
  readonly choices?: readonly NamedValue[]
  /** It may be asked to hold a part of a text. */
  readonly isText?: boolean
}

/** What typing has found: a filter to be opened, or one with its value, to be set at once. */
export interface FilterLine {
  readonly path: string
  readonly title: string
  readonly set?: { readonly filter: Filter; readonly text: string }
}

/** How many values are offered: more have to be typed on. */
const mostValues = 8

/**
 * What is meant by words such as “state nor”: filters by their names, the best first; then values, alone or after the name of
 * their filter; then, of filters for text, the rest of what is typed as a part of it.
 */
export function filterLines(filters: readonly NamedFilter[], typed: string): readonly FilterLine[] {
  const words = wordsOf(typed)
  const named = filtersNamed(filters, typed).map(({ path, title }) => ({ path, title }))
  if (words.length === 0) return named
  return [...named, ...valuesNamed(filters, words).slice(0, mostValues), ...textsMeant(filters, words)]
}

/** The filters whose names hold what is typed; those that begin with it first. */
function filtersNamed(filters: readonly NamedFilter[], typed: string): readonly NamedFilter[] {
  const wanted = typed.trim().toLowerCase()
  const place = ({ title }: NamedFilter) => title.toLowerCase().indexOf(wanted)
  return filters.filter((filter) => place(filter) >= 0).sort((a, b) => Number(place(a) > 0) - Number(place(b) > 0))
}

/** Values of which every word fits the value or its filter, and the last one the value: it is what is being typed. */
function valuesNamed(filters: readonly NamedFilter[], words: readonly string[]): FilterLine[] {
  return filters.flatMap(({ path, title, choices = [] }) =>
    choices
      .filter(
        ({ label }) => fits(label, words.at(-1)!) && words.every((word) => fits(label, word) || fits(title, word)),
      )
      .map(({ label, value }) => ({ path, title, set: { filter: { is: [value] }, text: label } })),
  )
}

function textsMeant(filters: readonly NamedFilter[], [first = '', ...rest]: readonly string[]): FilterLine[] {
  const text = rest.join(' ')
  if (text === '') return []
  return filters
    .filter(({ title, isText }) => isText && fits(title, first))
    .map(({ path, title }) => ({ path, title, set: { filter: { contains: text }, text } }))
}

function wordsOf(typed: string): string[] {
  return typed.trim().split(/\s+/).filter(Boolean)
}

/** Whether a word of a text begins with what is typed; of Chinese, which has no spaces, whether it is anywhere in it. */
function fits(text: string, typed: string): boolean {
  const [held, wanted] = [text.toLowerCase(), typed.toLowerCase()]
  if (/\p{Script=Han}/u.test(wanted)) return held.includes(wanted)
  return held.split(/[\s,()/-]+/).some((word) => word.startsWith(wanted))
}
