import type { Captions } from '../../schema/field'

/** What a text may leave open for the sender to fill in: the user's nickname, the target's title. */
export const placeholderNames = ['nickname', 'title'] as const
export type PlaceholderName = (typeof placeholderNames)[number]

/** One `{{nickname|friend}}` of a text. */
export interface Placeholder {
  readonly whole: string
  readonly name: string
  /** Written where the user or the target has no such text; undefined where none is given. */
  readonly fallback: string | undefined
}

const pattern = /\{\{\s*(\w+)\s*(?:\|([^{}]*))?\}\}/g

/** Every placeholder of a text, in order. */
function placeholdersOf(text: string): Placeholder[] {
  return [...text.matchAll(pattern)].map(([whole, name = '', fallback]) => ({
    whole,
    name,
    fallback: fallback?.trim() || undefined,
  }))
}

/** A text with its placeholders filled in; where a value is missing, with its fallback. */
export function fillPlaceholders(text: string, values: { readonly [Name in PlaceholderName]?: string | null }): string {
  return text.replace(
    pattern,
    (_whole, name: string, fallback: string = '') => values[name as PlaceholderName]?.trim() || fallback.trim(),
  )
}

/** The target's title for a language: its own, else English, else the one that is the same in all (under `''`). */
export function titleFor(titles: Readonly<Record<string, string>>, language: string | null): string | null {
  return textFor(titles, language).trim() || titles['']?.trim() || null
}

/** The languages of texts with a `{{title}}` that the target has no title for: there the fallback is all that is seen. */
export function unresolvedTitles(
  texts: readonly Readonly<Record<string, string>>[],
  titles: Readonly<Record<string, string>>,
): string[] {
  const using = texts.flatMap((each) =>
    Object.entries(each).flatMap(([language, text]) =>
      placeholdersOf(text).some(({ name }) => name === 'title') ? [language] : [],
    ),
  )
  return [...new Set(using)].filter((language) => titleFor(titles, language) === null)
}

/** The caption id of what is wrong with the placeholders of a text in any language; undefined when nothing is. */
export function placeholderProblem(texts: Captions): string | undefined {
  const all = Object.values(texts).flatMap(placeholdersOf)
  if (all.some(({ name }) => !(placeholderNames as readonly string[]).includes(name)))
    return 'error.pushUnknownPlaceholder'
  return all.some(({ fallback }) => fallback === undefined) ? 'error.pushNoFallback' : undefined
}

/** The text for a language: its own, else English, as phones of other languages get it. */
export function textFor(texts: Readonly<Record<string, string>>, language: string | null): string {
  return ownText(texts, language) ?? texts.en ?? ''
}

/** The text in a language itself: es_MX is content with es. Undefined where there is none. */
export function ownText(texts: Readonly<Record<string, string>>, language: string | null): string | undefined {
  if (!language) return undefined
  const same = Object.keys(texts).find((code) => code !== language && baseOf(code) === baseOf(language))
  return texts[language]?.trim() || (same && texts[same]?.trim()) || undefined
}

/** Indonesian goes by its old code in the app; scripts of Chinese are languages of their own. */
function baseOf(code: string): string {
  const [base = ''] = code.split('_')
  return base === 'zh' ? code : base === 'in' ? 'id' : base
}

const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** How long people see a text to be: a character is 1, an emoji 2, whatever they are made of. */
export function textWeight(text: string): number {
  let weight = 0
  for (const { segment } of segmenter.segment(text)) weight += emoji.test(segment) ? 2 : 1
  return weight
}

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/

/** Where a text runs out of the room that a phone has for it, in columns: the part that is seen, and the part that is cut off. */
export function cutAt(text: string, columns: number): { readonly seen: string; readonly cut: string } {
  let used = 0
  for (const { segment, index } of segmenter.segment(text)) {
    used += emoji.test(segment) || wide.test(segment) ? 2 : 1
    if (used > columns) return { seen: text.slice(0, index), cut: text.slice(index) }
  }
  return { seen: text, cut: '' }
}
