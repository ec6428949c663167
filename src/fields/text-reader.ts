import type { Field } from '../schema/field'
import type { Clock } from './period'

/** What reading a text needs besides it. */
export interface TextReader {
  /** The time zone of whoever wrote it. */
  readonly zone: string
  /** The captions of the field's codes start with it. */
  readonly captionId: string
  /** The currency of the record, for amounts of money. */
  readonly currency?: string
  /** The ids of the records that a text may mean. */
  readonly find: (text: string) => readonly number[]
  /** What a caption id is called, in every language that is to be understood. */
  readonly namesOf: (captionId: string) => readonly string[]
}

/** A text as the value of a field, or the caption id of why it is none. Shapes judge the value itself. */
export type ReadText = { readonly value: unknown } | { readonly problem: string }

/** What every `<type>/from-text.ts` exports; the text of a type that has none is its value. */
export interface FromTextModule<F extends Field = never> {
  readonly fromText: (text: string, field: F, reader: TextReader) => ReadText
}

const parted = /\s*[、;\n]\s*|,\s+/

/** The parts of a text that holds several values, empty ones included. */
export function splitText(text: string): readonly string[] {
  return text.split(parted)
}

/** The parts of a text that holds several values. */
export function partsOf(text: string): readonly string[] {
  return splitText(text).filter(Boolean)
}

/** Reads a number, with or without a sign of percent and marks between its thousands. */
export function numberFrom(text: string): ReadText {
  const value = Number(text.replace(/%$/, '').replace(/[,\s]/g, ''))
  return Number.isNaN(value) ? { problem: 'error.notNumber' } : { value }
}

/** Reads JSON, as exports write what has no text of its own. */
export function jsonFrom(text: string): ReadText {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { problem: 'error.notJson' }
  }
}

/** A value, or the problem where there is none. */
export function orProblem(value: unknown, problem: string): ReadText {
  return value === undefined ? { problem } : { value }
}

/** The code that a text is or is called; the text itself where it is none. */
export function codeFrom(text: string, codes: readonly string[], { captionId, namesOf }: TextReader): string {
  const own = text.toLowerCase()
  const names = (code: string) => [code, ...namesOf(`${captionId}.${code}`)]
  return codes.find((code) => names(code).some((name) => name.toLowerCase() === own)) ?? text
}

/** Reads what one record is called. */
export function referenceFrom(text: string, { find }: TextReader): ReadText {
  const ids = find(text)
  const [id] = ids
  if (id === undefined) return { problem: 'error.noSuchRecord' }
  return ids.length > 1 ? { problem: 'import.ambiguous' } : { value: id }
}

/** Reads what several records are called. */
export function referencesFrom(text: string, reader: TextReader): ReadText {
  const found = partsOf(text).map((part) => referenceFrom(part, reader))
  const problem = found.find((each) => 'problem' in each)
  return problem ?? { value: found.map((each) => ('value' in each ? each.value : null)) }
}

/** The clock that typed times are read by. */
export function clockOf({ zone }: TextReader): Clock {
  return { zone, now: Date.now() }
}
