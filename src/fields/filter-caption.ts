import type { Field } from '../schema/field'
import { holdsList, refersTo, traitsOf } from './field-traits'
import { formatOperandOf, formatValue } from './field-types'
import type { Filter } from './filter-rule'
import type { FormatContext } from './format-context'
import { isPeriod } from './period'
import { joinTexts } from './reference-text'

/**
 * A filter in words, for its chip: `Normal, Disabled`, `not Spam`, `7 days to today`, `from 5 to 9`. `labelOf` gives the
 * label of a reference where it is known.
 */
export function filterCaption(
  filter: Filter,
  field: Field,
  context: FormatContext,
  labelOf?: (id: number) => string | undefined,
): string {
  const { is, not, contains, from, to, empty } = filter
  const one = (value: unknown) => operandText(value, field, context, labelOf)
  const say = (part: string, text: string) => context.caption(`field.filter.chip.${part}`, { text })
  return joinTexts(
    [
      ...(is ? [shortList(is.map(one), context)] : []),
      ...(not ? [say('not', shortList(not.map(one), context))] : []),
      ...(contains === undefined ? [] : [say('contains', contains)]),
      ...(from === undefined ? [] : [say('from', one(from))]),
      ...(to === undefined ? [] : [say('to', one(to))]),
      ...(empty === undefined ? [] : [context.caption(empty ? 'field.filter.empty' : 'field.filter.filled')]),
    ],
    context,
  )
}

/** The text of a period word: `7d` → the last week, `8d` → the last 8 days. */
export function periodText(word: string, { caption }: FormatContext): string {
  const [, named] = /^(7|30|90)d$/.exec(word) ?? []
  if (named !== undefined) return caption(`field.period.last${named}`)
  const [, next, count] = /^(next)?(\d+)d$/.exec(word) ?? []
  if (count === undefined) return caption(`field.period.${word}`)
  return caption(next ? 'field.period.nextDays' : 'field.period.lastDays', { count })
}

/** How many are named; the rest are counted. */
const NAMED = 3

function shortList(texts: readonly string[], context: FormatContext): string {
  const shown = joinTexts(texts.slice(0, NAMED), context)
  return texts.length > NAMED
    ? context.caption('field.filter.chip.more', { text: shown, count: texts.length - NAMED })
    : shown
}

function operandText(
  value: unknown,
  field: Field,
  context: FormatContext,
  labelOf: ((id: number) => string | undefined) | undefined,
): string {
  if (typeof value === 'string' && isPeriod(value)) return periodText(value, context)
  if (typeof value === 'string' && traitsOf(field).time && value.length === 10) return value
  const label = typeof value === 'number' && refersTo(field) !== undefined ? labelOf?.(value) : undefined
  return label ?? formatOperand(value, field, context)
}

function formatOperand(value: unknown, field: Field, context: FormatContext): string {
  return (
    formatOperandOf(field)?.(value, field, context) ?? formatValue(holdsList(field) ? [value] : value, field, context)
  )
}
