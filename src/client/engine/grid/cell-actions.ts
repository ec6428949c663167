import type { EditorExit, PastedCell } from './cell-editing'
import type { GridContext } from './grid-context'
import { moveCursor, rangeColumns, rangeRows } from './grid-cursor'
import { edit } from './row-actions'
import { pastedOver } from './paste-range'
import { parseTsv } from './tsv'

/** Edits the cell under the cursor in place; where it cannot be, its row elsewhere, and where that cannot be it says why. */
export function editCell(grid: GridContext): boolean {
  const refusal = beginEdit(grid, false)
  if (refusal === null) return true
  if (refusal !== undefined) grid.say(refusal)
  return edit(grid)
}

/** Edits the cell that was clicked twice, on a page whose work is in its cells. @returns whether it can be */
export function editClicked(grid: GridContext): boolean {
  return grid.props().editing?.isByDoubleClick === true && beginEdit(grid, false) === null
}

/** Begins to edit by a key that types, Delete or Backspace: the key itself then acts on the editor. */
export function typeIntoCell(grid: GridContext): void {
  const refusal = beginEdit(grid, true)
  if (typeof refusal === 'string') grid.say(refusal)
}

/** Answers a paste event: lays the clipboard's cells over the range and hands them on to be looked through. */
export function pasteCells(grid: GridContext, event: ClipboardEvent): void {
  const { editing, source } = grid.props()
  const cursor = grid.cursor()
  const text = event.clipboardData?.getData('text/plain') ?? ''
  if (!editing || cursor.mode !== 'cell' || text === '') return
  event.preventDefault()
  const columns = grid.columns().visible.map(({ id }) => id)
  const rows = cursor.anchor?.isWholeColumn ? { from: cursor.rowIndex, to: cursor.rowIndex } : rangeRows(cursor)
  const range = { ...rows, columns: rangeColumns(cursor, columns) }
  const cells = pastedOver(parseTsv(text), range, columns, source.count)
  editing.onPaste(cells.map((cell): PastedCell => ({ ...cell, row: source.get(cell.rowIndex) })))
}

/** Goes where an editor was left for; Tab goes on to edit the next cell of the row that can be. */
export function leaveEditor(grid: GridContext, exit: EditorExit): void {
  const cursor = grid.cursor()
  if (exit === 'up' || exit === 'down') {
    const columns = grid.columns().visible.map(({ id }) => id)
    const isAtTop = exit === 'up' && cursor.rowIndex === 0
    const bounds = { rowCount: grid.props().source.count, columns, pageRows: 1 }
    if (!isAtTop) grid.setCursor(moveCursor(cursor, exit, bounds))
  } else if (exit === 'next' || exit === 'previous') {
    const next = nextEditable(grid, exit === 'next' ? 1 : -1)
    if (next === undefined) return
    grid.setCursor({ ...cursor, columnId: next, anchor: null })
    beginEdit(grid, false)
  }
}

/** Null once it has begun; a sentence, or undefined where there is nothing to say. */
function beginEdit(grid: GridContext, isTyped: boolean): string | null | undefined {
  const { editing } = grid.props()
  const { columnId, mode } = grid.cursor()
  const row = grid.row()
  if (!editing || !row || columnId === null || mode !== 'cell') return undefined
  const refusal = editing.refusalOf(row, columnId)
  if (refusal === null) grid.openEditor({ rowId: row.id, columnId, isTyped })
  return refusal
}

function nextEditable(grid: GridContext, step: 1 | -1): string | undefined {
  const { editing } = grid.props()
  const row = grid.row()
  const columns = grid.columns().visible.map(({ id }) => id)
  const at = columns.indexOf(grid.cursor().columnId ?? '')
  const ahead = step === 1 ? columns.slice(at + 1) : columns.slice(0, Math.max(0, at)).reverse()
  return row && ahead.find((id) => editing?.refusalOf(row, id) === null)
}
