import type { GridSort } from './grid-types'

export type SortDirection = 'ascending' | 'descending' | 'none'

/** The direction that a column sorts in now. */
export function directionOf(sort: readonly GridSort[], columnId: string): SortDirection {
  const found = sort.find((each) => each.columnId === columnId)
  if (!found) return 'none'
  return found.descending ? 'descending' : 'ascending'
}

/** The sort by one column alone, or without it; a column that is part of a sort by several turns in its place. */
export function withDirection(
  sort: readonly GridSort[],
  columnId: string,
  direction: SortDirection,
): readonly GridSort[] {
  if (direction === 'none') return sort.filter((each) => each.columnId !== columnId)
  const own = { columnId, descending: direction === 'descending' }
  const isOneOfMany = sort.length > 1 && sort.some((each) => each.columnId === columnId)
  return isOneOfMany ? sort.map((each) => (each.columnId === columnId ? own : each)) : [own]
}
