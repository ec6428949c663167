import type { Field } from '../schema/field'
import { filterRuleOf, operandOf } from './field-types'
import type { Filter, FilterRule } from './filter-rule'
import { isPeriod } from './period'
import { readStamp } from './typed-time/read-time'

/**
 * A filter as it is in an address: `normal,disabled` (is), `!spam` (not), `~ann` (contains), `1..5`, `..5`, `5..`
 * (from and to), `null` and `!null` (empty or not), and several of these after semicolons. A backslash before a character
 * takes it as it is. Days and periods (`7d`, `lastWeek`) stay as they are: they mean the viewer's days, see `resolveFilter`.
 * What the field cannot be filtered by yields undefined, so that a mistyped address filters nothing by mistake.
 */
export function parseFilter(text: string, field: Field): Filter | undefined {
  const rule = filterRuleOf(field)
  const filter: { -readonly [K in keyof Filter]: Filter[K] } = {}
  for (const clause of split(text, ';')) {
    const parsed = parseClause(clause, (operand) => readOperand(operand, field, rule))
    if (!parsed) return undefined
    Object.assign(filter, parsed)
  }
  return Object.keys(filter).length > 0 && isAllowed(filter, rule) ? filter : undefined
}

/** The text of a filter for an address; empty for one that says nothing. `parseFilter` reads it back unchanged. */
export function formatFilter(filter: Filter, _field: Field): string {
  const { is = [], not = [], contains, from, to, empty } = filter
  const items = [...is.map((value) => escape(value)), ...not.map((value) => `!${escape(value)}`)]
  return [
    ...(items.length > 0 ? [items.join(',')] : []),
    ...(contains === undefined ? [] : [`~${contains.replace(/[\\;]/g, '\\$&')}`]),
    ...(from === undefined && to === undefined ? [] : [`${escape(from ?? '')}..${escape(to ?? '')}`]),
    ...(empty === undefined ? [] : [empty ? 'null' : '!null']),
  ].join(';')
}

type Read = (text: string) => { readonly value: unknown } | undefined

function parseClause(clause: string, read: Read): Filter | undefined {
  if (clause === 'null' || clause === '!null') return { empty: clause === 'null' }
  if (clause.startsWith('~')) {
    const contains = unescape(clause.slice(1)).trim()
    return contains ? { contains } : undefined
  }
  const ends = split(clause, '..')
  return ends.length === 2 ? parseRange(ends[0]!, ends[1]!, read) : parseItems(split(clause, ','), read)
}

function parseRange(from: string, to: string, read: Read): Filter | undefined {
  const [first, last] = [from && read(from), to && read(to)]
  if (first === undefined || last === undefined || (!first && !last)) return undefined
  return { ...(first && { from: first.value }), ...(last && { to: last.value }) }
}

function parseItems(items: readonly string[], read: Read): Filter | undefined {
  const is: unknown[] = []
  const not: unknown[] = []
  for (const item of items) {
    const operand = read(item.startsWith('!') ? item.slice(1) : item)
    if (!operand) return undefined
    const list = item.startsWith('!') ? not : is
    list.push(operand.value)
  }
  return { ...(is.length > 0 && { is }), ...(not.length > 0 && { not }) }
}

function readOperand(escaped: string, field: Field, rule: FilterRule): ReturnType<Read> {
  const text = unescape(escaped).trim()
  const { reads } = rule
  // Which day a stamp falls on depends on the viewer's time zone.
  if (reads === 'day' && (isPeriod(text) || readStamp(text) !== undefined)) return { value: text }
  if (reads === 'instant' && (isPeriod(text) || isDay(text))) return { value: text }
  return operandOfText(text, field, rule)
}

/** A text as one value that the field may be filtered by, or undefined where the field can hold no such value. */
export function operandOfText(text: string, field: Field, { reads } = filterRuleOf(field)): ReturnType<Read> {
  if (reads === 'number' && !/^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(text)) return undefined
  if (reads === 'bool' && text !== 'true' && text !== 'false') return undefined
  const value = reads === 'number' ? Number(text) : reads === 'bool' ? text === 'true' : text
  const parsed = operandOf(field).safeParse(value)
  return parsed.success ? { value: parsed.data } : undefined
}

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
  )
}

/** Moments are said by `is` as well, but only by one day or period: those end up as a range, and so does a period of days. */
function isAllowed(filter: Filter, { operators, reads }: FilterRule): boolean {
  const isSpan = (value: unknown) => (reads === 'day' || reads === 'instant') && isPeriod(String(value))
  if (filter.not?.some(isSpan) || (filter.is?.some(isSpan) && filter.is.length > 1)) return false
  return Object.entries(filter).every(
    ([operator, values]) =>
      operators.includes(operator as keyof Filter) ||
      (reads === 'instant' && operator === 'is' && (values as readonly unknown[]).length === 1),
  )
}

function escape(value: unknown): string {
  const text = String(value)
    .replace(/[\\,;]/g, '\\$&')
    .replaceAll('..', '\\.\\.')
  return /^([!~]|null$)/.test(text) ? `\\${text}` : text
}

function unescape(text: string): string {
  return text.replace(/\\(.)/gs, '$1')
}

/** Splits at a separator that no backslash is before; the pieces stay escaped. */
function split(text: string, separator: string): string[] {
  const pieces: string[] = []
  let piece = ''
  for (let at = 0; at < text.length; at++) {
    if (text.startsWith(separator, at)) {
      pieces.push(piece)
      piece = ''
      at += separator.length - 1
    } else if (text[at] === '\\') piece += text.slice(at, ++at + 1)
    else piece += text[at]
  }
  return [...pieces, piece]
}
