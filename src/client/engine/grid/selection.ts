import type { IndexRange, RowId, RowSource } from './grid-types'

/** Rows between two positions of a query; the server resolves those that were never loaded. */
export interface SelectedRange extends IndexRange {
  /** Key of the query that the positions count in. */
  readonly query: string
}

/** Rows picked one by one and by ranges. */
export interface RowsSelection {
  readonly kind: 'rows'
  readonly ids: ReadonlySet<RowId>
  readonly ranges: readonly SelectedRange[]
  /** Rows within `ranges` that were taken out again. */
  readonly except: ReadonlySet<RowId>
}

/** All rows that match a query, but for some. */
export interface QuerySelection {
  readonly kind: 'query'
  readonly query: string
  readonly except: ReadonlySet<RowId>
  /** How many the person was shown; null while the total is unknown. */
  readonly expectedCount: number | null
}

export type Selection = RowsSelection | QuerySelection

type Rows = Pick<RowSource, 'get' | 'indexOf' | 'query'>

export const noSelection: RowsSelection = { kind: 'rows', ids: new Set(), ranges: [], except: new Set() }

/** How many rows are selected; an upper bound where a range not loaded overlaps rows picked singly; null when unknown. */
export function selectedCount(selection: Selection): number | null {
  if (selection.kind === 'query') {
    return selection.expectedCount === null ? null : Math.max(0, selection.expectedCount - selection.except.size)
  }
  const inRanges = selection.ranges.reduce((sum, range) => sum + range.to - range.from + 1, 0)
  return selection.ids.size + inRanges - selection.except.size
}

/** Whether a row is selected; `index` counts in the query that is shown. */
export function isSelected(selection: Selection, id: RowId, index: number, query: string): boolean {
  if (selection.kind === 'query') return selection.query === query && !selection.except.has(id)
  if (selection.ids.has(id)) return true
  return !selection.except.has(id) && selection.ranges.some((range) => range.query === query && covers(range, index))
}

/** Turns one row on or off. */
export function toggleRow(selection: Selection, id: RowId, index: number, query: string): Selection {
  const isOn = isSelected(selection, id, index, query)
  if (selection.kind === 'query') {
    // Another query's rows cannot be distinguished from this one's; picking by hand starts again.
    if (selection.query !== query) return { ...noSelection, ids: new Set([id]) }
    return { ...selection, except: isOn ? added(selection.except, id) : removed(selection.except, id) }
  }
  const isInRange = selection.ranges.some((range) => range.query === query && covers(range, index))
  if (isInRange)
    return {
      ...selection,
      except: isOn ? added(selection.except, id) : removed(selection.except, id),
      ids: removed(selection.ids, id),
    }
  return { ...selection, ids: isOn ? removed(selection.ids, id) : added(selection.ids, id) }
}

/**
 * Adds the rows between two positions to what was selected when the range began. Rows that are all loaded are kept by id,
 * so they stay selected when sort or filter change; otherwise the range itself is kept.
 */
export function extendSelection(base: Selection, from: number, to: number, source: Rows): Selection {
  const range = { from: Math.min(from, to), to: Math.max(from, to), query: source.query }
  if (base.kind === 'query')
    return base.query === source.query
      ? without(base, loadedIds(range, source).ids)
      : extendSelection(noSelection, from, to, source)
  const { ids, isWhole } = loadedIds(range, source)
  if (isWhole) return { ...base, ids: new Set([...base.ids, ...ids]), except: minus(base.except, ids) }
  const inside = new Set([...base.ids].filter((id) => covers(range, source.indexOf(id))))
  const ranges = merged([...base.ranges, range])
  return { ...base, ids: minus(base.ids, inside), ranges, except: minus(base.except, ids) }
}

/** Selects rows that are loaded, by id. */
export function selectIds(selection: Selection, ids: Iterable<RowId>): Selection {
  const base = selection.kind === 'rows' ? selection : noSelection
  return { ...base, ids: new Set([...base.ids, ...ids]), except: minus(base.except, new Set(ids)) }
}

/** Selects all that match. */
export function selectQuery(query: string, expectedCount: number | null): QuerySelection {
  return { kind: 'query', query, except: new Set(), expectedCount }
}

/** Whether nothing is selected. */
export function isEmpty(selection: Selection): boolean {
  return selectedCount(selection) === 0
}

function without(selection: QuerySelection, ids: ReadonlySet<RowId>): QuerySelection {
  return { ...selection, except: minus(selection.except, ids) }
}

/** The ids of a range as far as loaded; a range longer than any cache is not walked to its end. */
function loadedIds(range: IndexRange, source: Rows): { ids: Set<RowId>; isWhole: boolean } {
  const ids = new Set<RowId>()
  for (let index = range.from; index <= range.to; index += 1) {
    const row = source.get(index)
    if (!row) return { ids, isWhole: false }
    ids.add(row.id)
  }
  return { ids, isWhole: true }
}

function merged(ranges: readonly SelectedRange[]): SelectedRange[] {
  const sorted = ranges.toSorted((left, right) =>
    left.query === right.query ? left.from - right.from : left.query < right.query ? -1 : 1,
  )
  const result: SelectedRange[] = []
  for (const range of sorted) {
    const last = result.at(-1)
    if (last && last.query === range.query && range.from <= last.to + 1) {
      result[result.length - 1] = { ...last, to: Math.max(last.to, range.to) }
    } else {
      result.push(range)
    }
  }
  return result
}

function covers(range: IndexRange, index: number): boolean {
  return index >= range.from && index <= range.to
}

function added(ids: ReadonlySet<RowId>, id: RowId): ReadonlySet<RowId> {
  return new Set([...ids, id])
}

function removed(ids: ReadonlySet<RowId>, id: RowId): ReadonlySet<RowId> {
  return ids.has(id) ? minus(ids, new Set([id])) : ids
}

function minus(ids: ReadonlySet<RowId>, gone: ReadonlySet<RowId>): ReadonlySet<RowId> {
  return ids.size === 0 || gone.size === 0 ? ids : new Set([...ids].filter((id) => !gone.has(id)))
}
