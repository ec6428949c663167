import { pickCaption } from '../../../../../fields/format'
import type { Captions } from '../../../../../schema/field'

/** An answer that stands ready, as the reply box offers it. */
export interface ReadyAnswer {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly texts: Captions
}

/** How many are offered at once. */
const mostOffered = 8

/** The code that is being typed before the caret, without its `/`; undefined where none is. */
export function codeBefore(text: string, caret: number): string | undefined {
  return /(?:^|\s)\/([\p{L}\p{N}_-]*)$/u.exec(text.slice(0, caret))?.[1]
}

/** The answers that a typed code may mean: those that begin with it first. */
export function answersFor(answers: readonly ReadyAnswer[], typed: string): readonly ReadyAnswer[] {
  const own = typed.toLowerCase()
  const begins = ({ code }: ReadyAnswer) => code.toLowerCase().startsWith(own)
  const holds = ({ code, name }: ReadyAnswer) => `${code} ${name}`.toLowerCase().includes(own)
  return [...answers.filter(begins), ...answers.filter((each) => !begins(each) && holds(each))].slice(0, mostOffered)
}

/** The text with the typed code replaced by an answer, and where the caret stands after it. */
export function withAnswer(
  text: string,
  caret: number,
  answer: string,
): { readonly text: string; readonly caret: number } {
  const typed = codeBefore(text, caret)
  const from = typed === undefined ? caret : caret - typed.length - 1
  return { text: text.slice(0, from) + answer + text.slice(caret), caret: from + answer.length }
}

/**
 * An answer in a language, English where it has none, with its placeholders filled. What nothing is known of stays as it is.
 * @param language a code: `en`, `zh_CN`
 */
export function filledAnswer(texts: Captions, language: string, values: Readonly<Record<string, string>>): string {
  const text = (texts as Readonly<Record<string, string | undefined>>)[language] ?? pickCaption(texts, 'en')
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => values[name] || placeholder)
}

/** The first placeholder that nobody has filled; undefined where there is none. */
export function placeholderLeft(text: string): string | undefined {
  return /\{\{\s*\w+\s*\}\}/.exec(text)?.[0]
}
