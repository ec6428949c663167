import type { Field } from '../schema/field'
import { ALL_AREAS } from './areas/field'
import type { ChoiceField } from './choice/field'
import { minorUnits } from './currency'
import { itemsOf } from './dictionary-store'
import { readDuration } from './duration/read-duration'
import { languageName, LANGUAGE_CODES } from './languages/language-name'
import type { Clock } from './period'
import { readDay, readMoment } from './typed-time/read-time'

/** What reading a text needs beside it. */
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

const parted = /\s*[、;\n]\s*|,\s+/

/** Reads a filled text as people write it, and as a list or an export shows the same field. */
export function readText(text: string, field: Field, reader: TextReader): ReadText {
  switch (field.type) {
    case 'int':
    case 'order':
    case 'decimal':
    case 'percent':
      return number(text.replace(/%$/, ''))
    case 'money':
      return orProblem(
        minorUnits(text, String((field as Field & { code?: string }).code ?? reader.currency ?? '')),
        'error.notNumber',
      )
    case 'duration':
      return orProblem(readDuration(text), 'error.notNumber')
    case 'bool':
      return orProblem(readBool(text, reader), 'error.notYesNo')
    case 'enum':
      return { value: codeOf(text, codesOf(field), reader) }
    case 'enums':
      return { value: text.split(parted).map((part) => codeOf(part, codesOf(field), reader)) }
    case 'choice':
      return { value: itemOf(text, (field as ChoiceField).dictionary) }
    case 'date':
      return { value: readDay(text, now(reader)) ?? text }
    case 'instant':
      return { value: instant(text, reader) }
    case 'ref':
      return reference(text, reader)
    case 'refs':
      return references(text.split(parted), reader)
    case 'areas':
      return isAllAreas(text, reader) ? { value: [ALL_AREAS] } : references(text.split(parted), reader)
    case 'languages':
      return { value: text.split(parted).map(languageOf) }
    case 'images':
      return { value: text.split(parted) }
    case 'json':
    case 'group':
    case 'rows':
    case 'deepLink':
    case 'files':
      return json(text)
    default:
      return { value: text }
  }
}

/** The parts of a text that holds several values. */
export function partsOf(text: string): readonly string[] {
  return text.split(parted).filter(Boolean)
}

function number(text: string): ReadText {
  const value = Number(text.replace(/[,\s]/g, ''))
  return Number.isNaN(value) ? { problem: 'error.notNumber' } : { value }
}

function orProblem(value: unknown, problem: string): ReadText {
  return value === undefined ? { problem } : { value }
}

function readBool(text: string, { namesOf }: TextReader): boolean | undefined {
  const own = text.toLowerCase()
  const isOneOf = (id: string, others: readonly string[]) =>
    [...namesOf(id), ...others].some((name) => name.toLowerCase() === own)
  if (isOneOf('field.yes', ['true', '1', 'y'])) return true
  return isOneOf('field.no', ['false', '0', 'n']) ? false : undefined
}

/** The code that a text is or is called; the text itself where it is none. */
function codeOf(text: string, codes: readonly string[], { captionId, namesOf }: TextReader): string {
  const own = text.toLowerCase()
  const names = (code: string) => [code, ...namesOf(`${captionId}.${code}`)]
  return codes.find((code) => names(code).some((name) => name.toLowerCase() === own)) ?? text
}

/** The value of the item that a text is or is called in any language; the text itself where it is none. */
function itemOf(text: string, dictionary: string): string {
  const own = text.toLowerCase()
  const item = itemsOf(dictionary).find(({ value, name }) =>
    [value, ...Object.values(name)].some((each) => each.toLowerCase() === own),
  )
  return item?.value ?? text
}

function codesOf(field: Field): readonly string[] {
  return (field as Field & { of: readonly string[] }).of
}

/** People and exports write the wall clock of their own zone. */
function instant(text: string, reader: TextReader): string {
  const moment = readMoment(text, now(reader))
  return moment === undefined ? text : new Date(moment).toISOString()
}

function now({ zone }: TextReader): Clock {
  return { zone, now: Date.now() }
}

function reference(text: string, { find }: TextReader): ReadText {
  const ids = find(text)
  const [id] = ids
  if (id === undefined) return { problem: 'error.noSuchRecord' }
  return ids.length > 1 ? { problem: 'import.ambiguous' } : { value: id }
}

function references(texts: readonly string[], reader: TextReader): ReadText {
  const found = texts.filter(Boolean).map((text) => reference(text, reader))
  const problem = found.find((each) => 'problem' in each)
  return problem ?? { value: found.map((each) => ('value' in each ? each.value : null)) }
}

function isAllAreas(text: string, { namesOf }: TextReader): boolean {
  return text === String(ALL_AREAS) || namesOf('field.allAreas').includes(text)
}

/** Languages that the app knows with their country, beside those that are offered by name. */
const languageCodes = [...LANGUAGE_CODES, ...'in_ID ms_MY th_TH vi_VN tl_PH ar_AE es_MX'.split(' ')]

function languageOf(text: string): string {
  const own = text.toLowerCase()
  const named = languageCodes.find((code) =>
    [code, languageName(code, 'en'), languageName(code, 'zh')].some((name) => name.toLowerCase() === own),
  )
  return named ?? text
}

function json(text: string): ReadText {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { problem: 'error.notJson' }
  }
}
