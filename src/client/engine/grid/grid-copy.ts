import { currentColumn } from './column-actions'
import type { GridContext } from './grid-context'
import { rangeColumns, rangeRows } from './grid-cursor'
import type { GridColumn, GridRow } from './grid-types'
import { isEmpty, isSelected, noSelection, selectedCount } from './selection'
import { toHtmlTable, toTsv } from './tsv'

/** More than this the clipboard of most systems takes too long to swallow; exports are for more. */
const mostRows = 10_000

/**
 * Answers a copy event with the range of cells, the selected rows, or the row under the cursor, as tab-separated text, as a
 * table and as JSON by the columns' titles. Rows that are not loaded are left out, and the person is informed.
 */
export function copyCells(grid: GridContext, event: ClipboardEvent): void {
  const hasSelectedText = document.getSelection()?.isCollapsed === false
  if (hasSelectedText || !event.clipboardData) return
  const copied = copiedCells(grid)
  if (copied.rows.length === 0) return
  const { titles, cells } = textsOf(copied)
  event.clipboardData.setData('text/plain', toTsv(cells))
  event.clipboardData.setData('text/html', toHtmlTable(cells))
  const records = cells.map((row) => Object.fromEntries(row.map((text, index) => [titles[index] ?? '', text])))
  event.clipboardData.setData('application/json', JSON.stringify(records))
  event.preventDefault()
  announceCopied(grid, copied)
}

/** Copies the same cells under a row of the columns' titles. */
export async function copyWithTitles(grid: GridContext): Promise<void> {
  await copyTitled(grid, copiedCells(grid))
}

/** Copies the loaded cells of the cursor's column, under its title. */
export async function copyColumn(grid: GridContext): Promise<void> {
  const column = currentColumn(grid)
  const { source } = grid.props()
  if (column) await copyTitled(grid, { rows: loadedRows(grid), columns: [column], wanted: source.count })
}

interface Copied {
  readonly rows: readonly GridRow[]
  readonly columns: readonly GridColumn[]
  /** Rows that were meant, loaded or not. */
  readonly wanted: number
}

async function copyTitled(grid: GridContext, copied: Copied): Promise<void> {
  if (copied.rows.length === 0) return
  const { titles, cells } = textsOf(copied)
  const titled = [titles, ...cells]
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': new Blob([toTsv(titled)], { type: 'text/plain' }),
      'text/html': new Blob([toHtmlTable(titled)], { type: 'text/html' }),
    }),
  ])
  announceCopied(grid, copied)
}

function textsOf({ rows, columns }: Copied): { readonly titles: string[]; readonly cells: string[][] } {
  return {
    titles: columns.map(({ title }) => title),
    cells: rows.map((row) => columns.map((column) => column.textOf(row))),
  }
}

function announceCopied(grid: GridContext, { rows, wanted }: Copied): void {
  const isWhole = rows.length === wanted
  grid.announce(isWhole ? 'grid.said.copied' : 'grid.said.copiedPart', { count: rows.length, wanted })
}

function copiedCells(grid: GridContext): Copied {
  const { source, selection } = grid.props()
  const cursor = grid.cursor()
  const all = grid.columns().visible.map(({ column }) => column)
  const chosen = selection?.get() ?? noSelection
  if (cursor.mode === 'row' && !isEmpty(chosen)) {
    const rows = loadedRows(grid, (row, index) => isSelected(chosen, row.id, index, source.query))
    return { rows, columns: all, wanted: selectedCount(chosen) ?? source.count }
  }
  const inRange = new Set(
    rangeColumns(
      cursor,
      all.map(({ id }) => id),
    ),
  )
  const columns = cursor.mode === 'cell' ? all.filter(({ id }) => inRange.has(id)) : all
  if (cursor.anchor?.isWholeColumn) return { rows: loadedRows(grid), columns, wanted: source.count }
  const range = cursor.mode === 'cell' ? rangeRows(cursor) : { from: cursor.rowIndex, to: cursor.rowIndex }
  const length = Math.min(mostRows, range.to - range.from + 1)
  const rows = Array.from({ length }, (_, offset) => source.get(range.from + offset)).filter((row) => row !== undefined)
  return { rows, columns, wanted: range.to - range.from + 1 }
}

/** The loaded rows that are meant, in the order of the list. */
function loadedRows(grid: GridContext, isMeant: (row: GridRow, index: number) => boolean = () => true): GridRow[] {
  const found: { row: GridRow; index: number }[] = []
  grid.props().source.forEachLoaded((row, index) => {
    if (isMeant(row, index)) found.push({ row, index })
  })
  return found
    .sort((left, right) => left.index - right.index)
    .slice(0, mostRows)
    .map(({ row }) => row)
}
