import { ApiError } from '../../../base/api/api-error'

/** Why a list was refused, where the server says so by a word: `dear`, `filterFirst`. */
export function refusalReason(error: unknown): unknown {
  const data = error instanceof ApiError ? error.data : null
  return typeof data === 'object' && data !== null && 'reason' in data ? data.reason : undefined
}

/** What to narrow, where rows are refused because they would take too long to find; undefined of other faults. */
export function tellRefusal(error: unknown): string | undefined {
  return error instanceof ApiError && refusalReason(error) === 'dear' ? error.message : undefined
}
