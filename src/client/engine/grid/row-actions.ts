import type { GridContext } from './grid-context'
import { leaveLevel, moveCursor, rangeRows } from './grid-cursor'
import type { CursorMove } from './grid-cursor'
import type { RowId } from './grid-types'
import {
  extendSelection,
  isEmpty,
  isSelected,
  noSelection,
  selectIds,
  selectQuery,
  selectedCount,
  toggleRow,
} from './selection'
import type { Selection } from './selection'

/** The selection as it was when a range of rows began, so that shrinking the range gives rows back. */
const rangeBases = new WeakMap<object, Selection>()
/** The row last toggled or clicked: where Shift+X and Shift+click count from. */
const pivots = new WeakMap<object, { readonly index: number; readonly query: string }>()

/** Moves the cursor; with `extend` selects the rows passed over, or grows the range of cells in cell mode. */
export function move(grid: GridContext, step: CursorMove, extend = false): void {
  const { source, selection } = grid.props()
  const before = grid.cursor()
  const columns = grid.columns().visible.map((column) => column.id)
  const bounds = { rowCount: source.count, columns, pageRows: grid.viewport.pageRows() }
  const after = moveCursor(before, step, bounds, extend)
  grid.setCursor(after)
  if (!extend || after.mode !== 'row' || !selection) return
  if (!before.anchor) rangeBases.set(selection, selection.get())
  const { from, to } = rangeRows(after)
  selection.set(extendSelection(rangeBases.get(selection) ?? noSelection, from, to, source))
  announceSelection(grid)
}

/** Selects or deselects the row at a position, the cursor's unless given. */
export function toggle(grid: GridContext, index = grid.cursor().rowIndex): void {
  const { source, selection } = grid.props()
  const row = source.get(index)
  if (!row || !selection) return
  selection.set(toggleRow(selection.get(), row.id, index, source.query))
  pivots.set(selection, { index, query: source.query })
  announceSelection(grid)
}

/** Selects from the row last toggled to the one at a position. */
export function selectUpTo(grid: GridContext, index = grid.cursor().rowIndex): void {
  const { source, selection } = grid.props()
  if (!selection) return
  const pivot = pivots.get(selection)
  const start = pivot?.query === source.query ? pivot.index : grid.cursor().rowIndex
  selection.set(extendSelection(selection.get(), start, index, source))
  announceSelection(grid)
}

/** Selects the loaded rows; once these are selected already, all that match. */
export function selectAll(grid: GridContext): void {
  const { source, selection } = grid.props()
  if (!selection) return
  const current = selection.get()
  const loaded: RowId[] = []
  let isAllOn = true
  source.forEachLoaded((row, index) => {
    loaded.push(row.id)
    isAllOn &&= isSelected(current, row.id, index, source.query)
  })
  const isMore = source.total === null || loaded.length < source.total
  if (isAllOn && isMore) selection.set(selectQuery(source.query, source.total))
  else selection.set(selectIds(current, loaded))
  announceSelection(grid)
}

/** Selects nothing if all is selected, else all that match: the checkbox in the header. */
export function toggleAll(grid: GridContext): void {
  const { source, selection } = grid.props()
  if (!selection) return
  const isAll = selection.get().kind === 'query'
  selection.set(isAll ? noSelection : selectQuery(source.query, source.total))
  announceSelection(grid)
}

/** One level of Escape; false when there was nothing to leave. */
export function escape(grid: GridContext): boolean {
  const { selection } = grid.props()
  const left = leaveLevel(grid.cursor())
  if (left) {
    grid.setCursor(left)
    return true
  }
  if (!selection || isEmpty(selection.get())) return false
  selection.set(noSelection)
  announceSelection(grid)
  return true
}

export function open(grid: GridContext, newTab: boolean): boolean {
  const { onOpen } = grid.props()
  const row = grid.row()
  if (!row || !onOpen) return false
  onOpen(row, { newTab })
  return true
}

export function peek(grid: GridContext): boolean {
  const { onPeek } = grid.props()
  const row = grid.row()
  if (!row || !onPeek) return false
  onPeek(row)
  return true
}

export function showHistory(grid: GridContext): boolean {
  const { onHistory } = grid.props()
  const row = grid.row()
  if (!row || !onHistory) return false
  onHistory(row)
  return true
}

/** Edits the cell in cell mode, the row in row mode; a cell that cannot be edited opens its row. */
export function edit(grid: GridContext): boolean {
  const { onEdit } = grid.props()
  const row = grid.row()
  if (!row) return false
  if (!onEdit) return open(grid, false)
  onEdit(row, grid.cursor().mode === 'cell' ? grid.cursor().columnId : null)
  return true
}

export function rowMenu(grid: GridContext): boolean {
  const { onRowMenu } = grid.props()
  const row = grid.row()
  const focused = document.activeElement?.getBoundingClientRect()
  if (!row || !onRowMenu || !focused) return false
  onRowMenu(row, { x: focused.left + 24, y: focused.bottom })
  return true
}

export function filterByCell(grid: GridContext, exclude: boolean): boolean {
  const { onFilterByCell } = grid.props()
  const row = grid.row()
  const columnId = grid.cursor().columnId ?? grid.columns().visible[0]?.id
  if (!row || !onFilterByCell || columnId === undefined) return false
  onFilterByCell(row, columnId, exclude)
  return true
}

/** Copies the row's link, or its id where it has none. */
export async function copyLink(grid: GridContext): Promise<void> {
  const row = grid.row()
  if (!row) return
  const text = grid.props().linkOf?.(row) ?? String(row.id)
  await navigator.clipboard.writeText(text)
  grid.announce('grid.said.linkCopied', { text })
}

export function reload(grid: GridContext): void {
  grid.props().source.reload()
  grid.announce('grid.said.reloading')
}

function announceSelection(grid: GridContext): void {
  const { selection, source } = grid.props()
  const current = selection?.get() ?? noSelection
  const count = selectedCount(current) ?? source.count
  grid.announce(current.kind === 'query' ? 'grid.said.allSelected' : 'grid.said.selected', { count })
}
