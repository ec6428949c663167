import { fittingWidth, moveColumn, pinColumn, resetWidth, resizeColumn, showColumn } from './column-layout'
import type { ColumnLayout, Pin } from './column-layout'
import type { GridContext } from './grid-context'
import { placeOnHeader, selectColumn } from './grid-cursor'
import type { GridColumn } from './grid-types'
import { withDirection } from './sort-order'
import type { SortDirection } from './sort-order'

/** Room for the cell's padding and the mark of a sort, CSS pixels. */
const cellPadding = 17
const sortMark = 20

/** Sorts by the cursor's column; `add` keeps the other columns of the sort. */
export function sortByColumn(grid: GridContext, add: boolean): boolean {
  const column = currentColumn(grid)
  if (!column?.sortable) return false
  grid.columns().toggleSort(column.id, add)
  return true
}

/** Sorts by the cursor's column in one direction, or no longer by it. */
export function sortCurrentColumn(grid: GridContext, direction: SortDirection): void {
  const column = currentColumn(grid)
  const { sort, onSort } = grid.props()
  if (column?.sortable) onSort(withDirection(sort, column.id, direction))
}

export function moveCurrentColumn(grid: GridContext, by: number): void {
  change(grid, (layout, column, columns) => moveColumn(layout, columns, column.id, by))
  announceColumn(grid, 'grid.said.columnMoved')
}

export function resizeCurrentColumn(grid: GridContext, by: number): void {
  const width = grid.columns().visible.find(({ id }) => id === currentColumn(grid)?.id)?.width ?? 0
  change(grid, (layout, column) => resizeColumn(layout, column, width + by))
}

/** Gives the cursor's column the width it is declared with. */
export function resetCurrentWidth(grid: GridContext): void {
  change(grid, (layout, column) => resetWidth(layout, column.id))
}

export function pinCurrentColumn(grid: GridContext, side: Pin | 'none'): void {
  change(grid, (layout, column, columns) => pinColumn(layout, columns, column.id, side))
  announceColumn(grid, 'grid.said.columnPinned')
}

/** Hides the cursor's column; the cursor goes to a neighbour first, so that focus is never lost. */
export function hideCurrentColumn(grid: GridContext): void {
  const { visible } = grid.columns()
  const column = currentColumn(grid)
  const at = visible.findIndex(({ id }) => id === column?.id)
  const neighbour = visible[at + 1] ?? visible[at - 1]
  if (!column || !neighbour) return
  announceColumn(grid, 'grid.said.columnHidden')
  grid.setCursor({ ...grid.cursor(), columnId: neighbour.id })
  const { layout, columns, onLayout } = grid.props()
  onLayout(showColumn(layout, columns, column.id, false))
}

/** Selects all cells of the cursor's column. */
export function selectCurrentColumn(grid: GridContext): boolean {
  const column = currentColumn(grid)
  const { source } = grid.props()
  if (!column || source.count === 0) return false
  const cursor = grid.cursor()
  const { from, to } = grid.viewport.visible()
  const isInSight = cursor.rowIndex >= from && cursor.rowIndex <= to
  grid.setCursor(selectColumn(cursor, column.id, isInSight ? cursor.rowIndex : from), 'stay')
  announceColumn(grid, 'grid.said.columnSelected')
  return true
}

/** Opens the menu of a column, the cursor's unless given. */
export function openColumnMenu(grid: GridContext, columnId = currentColumn(grid)?.id): boolean {
  if (columnId === undefined) return false
  if (grid.cursor().columnId !== columnId) grid.setCursor(placeOnHeader(grid.cursor(), columnId))
  grid.openPanel('columnMenu')
  return true
}

/** Makes a column, the cursor's unless given, as wide as its title and its loaded rows need. */
export function autosizeColumn(grid: GridContext, columnId = currentColumn(grid)?.id): void {
  const { columns, source, layout, onLayout } = grid.props()
  const column = columns.find(({ id }) => id === columnId)
  const root = grid.root()
  const canvas = document.createElement('canvas').getContext('2d')
  if (!column || !root || !canvas) return
  const { fontSize, fontFamily } = getComputedStyle(root)
  canvas.font = `${fontSize} ${fontFamily}`
  const texts = [] as string[]
  source.forEachLoaded((row) => texts.push(column.textOf(row)))
  const measure = (text: string) => canvas.measureText(text).width
  const title = fittingWidth([column.title], measure, cellPadding + sortMark)
  onLayout(resizeColumn(layout, column, Math.max(title, fittingWidth(texts, measure, cellPadding))))
}

/** The column the cursor is in; the first where it is in none. */
export function currentColumn(grid: GridContext): GridColumn | undefined {
  const { visible } = grid.columns()
  return (visible.find(({ id }) => id === grid.cursor().columnId) ?? visible[0])?.column
}

function change(
  grid: GridContext,
  next: (layout: ColumnLayout, column: GridColumn, columns: readonly GridColumn[]) => ColumnLayout,
): void {
  const { layout, columns, onLayout } = grid.props()
  const column = currentColumn(grid)
  if (column) onLayout(next(layout, column, columns))
}

function announceColumn(grid: GridContext, key: string): void {
  const column = currentColumn(grid)
  if (column) grid.announce(key, { column: column.title })
}
