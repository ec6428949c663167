import * as z from 'zod'
import type { Field } from '../schema/field'
import { filterRuleOf, operandOf } from './field-types'
import type { Filter, Operator } from './filter-rule'
import { daysOfPeriod, momentsOfDays, type Clock } from './period'

export type { Filter, FilterRule, Operator } from './filter-rule'
export { formatFilter, parseFilter } from './filter-text'

/** The operators that a field of this type may be filtered by. */
export function operatorsOf(field: Field): readonly Operator[] {
  return filterRuleOf(field).operators
}

/** The most operands of one filter: a pasted list of ids. */
const MOST_OPERANDS = 5_000

/** The shape of a filter on the field as the API takes it: its operators only, with days and moments already resolved. */
export function filterShape(field: Field): z.ZodType<Filter> {
  const operand = operandOf(field)
  const list = z.array(operand, 'error.notList').min(1, 'error.tooFew').max(MOST_OPERANDS, 'error.tooMany')
  const parts: Record<Operator, z.ZodType> = {
    is: list,
    not: list,
    contains: z.string('error.notText').trim().min(1, 'error.required').max(200, 'error.tooLong'),
    from: operand,
    to: operand,
    empty: z.boolean('error.notYesNo'),
  }
  const allowed = operatorsOf(field).map((operator) => [operator, parts[operator].optional()] as const)
  return z
    .strictObject(Object.fromEntries(allowed), {
      error: ({ code }) => (code === 'unrecognized_keys' ? 'error.noSuchOperator' : 'error.notFilter'),
    })
    .refine(inOrder, { error: 'error.rangeReversed', path: ['to'] })
}

/**
 * The shape of all filters of a list, by path. `fieldAt` finds the field at a path, references followed; paths it does not
 * know are refused as `error.unknownField`.
 */
export function filtersShape(
  fieldAt: (path: string) => Field | undefined,
): z.ZodType<Readonly<Record<string, Filter>>> {
  return z.record(z.string(), z.unknown(), 'error.notObject').transform((given, context) => {
    const filters: Record<string, Filter> = {}
    for (const [path, filter] of Object.entries(given)) {
      const field = fieldAt(path)
      if (!field) {
        context.addIssue({
          code: 'custom',
          input: filter,
          path: [path],
          message: 'error.unknownField',
          params: { name: path },
        })
        continue
      }
      const parsed = filterShape(field).safeParse(filter)
      if (parsed.success) filters[path] = parsed.data
      else for (const issue of parsed.error.issues) context.addIssue({ ...issue, path: [path, ...issue.path] })
    }
    return filters
  })
}

/**
 * A filter as an address holds it, with days and periods, as the API takes it: for dates, periods become inclusive days; for
 * instants, periods and days in the viewer's zone become moments with an exclusive end. Others pass unchanged.
 */
export function resolveFilter(filter: Filter, field: Field, clock: Clock): Filter {
  const { reads } = filterRuleOf(field)
  if (reads !== 'day' && reads !== 'instant') return filter
  const { is = [], not = [], from, to, ...rest } = filter as Filter<string>
  const period = is.length === 1 ? daysOfPeriod(is[0]!, clock) : undefined
  if (reads === 'day') return period ? { ...rest, ...listed('not', not), ...period } : filter
  const days = period ?? (is.length === 1 ? { from: is[0], to: is[0] } : { from, to })
  return { ...rest, ...moments(days.from, days.to, clock.zone) }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Each end is a day of the viewer's or already a moment. */
function moments(from: string | undefined, to: string | undefined, zone: string): Filter<string> {
  const isDay = (end: string | undefined) => end !== undefined && DAY.test(end)
  return {
    ...(from !== undefined && !isDay(from) && { from }),
    ...(to !== undefined && !isDay(to) && { to }),
    ...momentsOfDays(isDay(from) ? from : undefined, isDay(to) ? to : undefined, zone),
  }
}

function listed(operator: 'not', values: readonly string[]): Filter<string> {
  return values.length > 0 ? { [operator]: values } : {}
}

function inOrder({ from, to }: { readonly from?: unknown; readonly to?: unknown }): boolean {
  return from === undefined || to === undefined || (from as string) <= (to as string)
}
