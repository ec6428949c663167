import { ApiError } from '../../base/api/api-error'
import { withFilter, type ListState } from './list-url'

/** What of its address a list does not go by. */
export interface RefusedParts {
  /** The paths of the filters that it has not got, or not with such a value. */
  readonly filters: readonly string[]
  /** The fields of the order that it cannot be put in; empty where it can. */
  readonly sort: readonly string[]
}

/** Whether filters or order of a list are why it was refused, and which: a link may be older than the list, or typed by hand. */
export function refusedParts(error: unknown, { filters, sort }: ListState): RefusedParts | undefined {
  if (!(error instanceof ApiError)) return undefined
  const named = error.problems.map(({ field }) => field)
  // What is wrong with a value is told by where it stands: `owner.name.is.0`.
  const isNamed = (path: string) => named.some((field) => field === path || field.startsWith(`${path}.`))
  const parts = {
    filters: Object.keys(filters).filter(isNamed),
    sort: named.includes('sort') ? sort.map(({ columnId }) => columnId) : [],
  }
  return parts.filters.length + parts.sort.length === 0 ? undefined : parts
}

/** The list as its address has it but for what was refused. */
export function withoutParts(state: ListState, { filters, sort }: RefusedParts): ListState {
  const rest = filters.reduce((left, path) => withFilter(left, path, undefined), state)
  return sort.length === 0 ? rest : { ...rest, sort: [] }
}
