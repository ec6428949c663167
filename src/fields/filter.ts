import * as z from 'zod'
import type { Field } from '../schema/field'
import { filterRuleOf, operandOf } from './field-types'
import type { Filter, Operator } from './filter-rule'
import type { Clock } from './period'
import { resolveFilter } from './resolve-filter'

export type { Filter, FilterRule, Operator } from './filter-rule'
export { formatFilter, operandOfText, parseFilter } from './filter-text'
export { resolveFilter, resolvePeriods } from './resolve-filter'

/** The operators that a field of this type may be filtered by. */
export function operatorsOf(field: Field): readonly Operator[] {
  return filterRuleOf(field).operators
}

/** The most operands of one filter: a pasted list of ids. */
const MOST_OPERANDS = 5_000

/** The shape of a filter on the field as the database takes it: its operators only, with days and periods resolved. */
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
 * The shape of all filters of a list, by path, as people set them: days and periods are resolved by the clock of whoever asks.
 * `fieldAt` finds the field at a path, references followed; paths it does not know are refused as `error.unknownField`.
 */
export function filtersShape(
  fieldAt: (path: string) => Field | undefined,
  clock: Clock,
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
      const parsed = filterShape(field).safeParse(isFilter(filter) ? resolveFilter(filter, field, clock) : filter)
      if (parsed.success) filters[path] = parsed.data
      else for (const issue of parsed.error.issues) context.addIssue({ ...issue, path: [path, ...issue.path] })
    }
    return filters
  })
}

function isFilter(value: unknown): value is Filter {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function inOrder({ from, to }: { readonly from?: unknown; readonly to?: unknown }): boolean {
  return from === undefined || to === undefined || (from as string) <= (to as string)
}
