import type { RowId, RowSource } from './grid-types'

export type CursorMode = 'row' | 'cell' | 'header'

/** Where the keyboard is, independent of what is loaded or mounted. */
export interface GridCursor {
  readonly mode: CursorMode
  readonly rowIndex: number
  /** Null while the row at `rowIndex` is not loaded. */
  readonly rowId: RowId | null
  /** The column last visited; row mode remembers it for the way back into cell mode. */
  readonly columnId: string | null
  /** The opposite corner of a range of cells, or the start of a range of rows. */
  readonly anchor: CursorAnchor | null
}

export interface CursorAnchor {
  readonly rowIndex: number
  readonly columnId: string | null
  /** The range reaches over all rows, whichever they are. */
  readonly isWholeColumn?: true
}

export interface CursorBounds {
  readonly rowCount: number
  /** Visible columns in visual order. */
  readonly columns: readonly string[]
  /** Rows that PageUp and PageDown travel. */
  readonly pageRows: number
}

export type CursorMove =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'pageUp'
  | 'pageDown'
  | 'home'
  | 'end'
  | 'gridStart'
  | 'gridEnd'
  | 'edgeUp'
  | 'edgeDown'
  | 'edgeLeft'
  | 'edgeRight'

export const initialCursor: GridCursor = { mode: 'row', rowIndex: 0, rowId: null, columnId: null, anchor: null }

/**
 * Moves the cursor within bounds; without `extend` the anchor is given up, with it the anchor is set where it is missing.
 * The row's id becomes null when the row changes: `withRowId` fills it in.
 */
export function moveCursor(cursor: GridCursor, move: CursorMove, bounds: CursorBounds, extend = false): GridCursor {
  const moved = cursor.mode === 'header' ? moveInHeader(cursor, move, bounds) : moveInRows(cursor, move, bounds)
  if (moved.mode === 'header') return { ...moved, anchor: null }
  const anchor = extend ? (cursor.anchor ?? { rowIndex: cursor.rowIndex, columnId: cursor.columnId }) : null
  const rowId = moved.rowIndex === cursor.rowIndex ? cursor.rowId : null
  return { ...moved, rowId, anchor }
}

/** Puts the cursor on a row, in row mode or in the cell of a column. */
export function placeCursor(cursor: GridCursor, rowIndex: number, columnId: string | null = null): GridCursor {
  const rowId = rowIndex === cursor.rowIndex ? cursor.rowId : null
  if (columnId === null) return { ...cursor, mode: 'row', rowIndex, rowId, anchor: null }
  return { mode: 'cell', rowIndex, rowId, columnId, anchor: null }
}

/** Puts the cursor on a column's header. */
export function placeOnHeader(cursor: GridCursor, columnId: string): GridCursor {
  return { ...cursor, mode: 'header', columnId, anchor: null }
}

/** Takes all cells of a column into the range, with the cursor in one of its rows. */
export function selectColumn(cursor: GridCursor, columnId: string, rowIndex: number): GridCursor {
  const anchor = { rowIndex, columnId, isWholeColumn: true } as const
  return { ...placeCursor(cursor, rowIndex, columnId), anchor }
}

/** One level of Escape: a range of cells, then cell or header mode; undefined when there is nothing to leave. */
export function leaveLevel(cursor: GridCursor): GridCursor | undefined {
  if (cursor.mode === 'cell' && cursor.anchor) return { ...cursor, anchor: null }
  if (cursor.mode !== 'row') return { ...cursor, mode: 'row', anchor: null }
  return undefined
}

/**
 * Follows its row after rows came, went or moved: to the row's new place where that is known, else it stays where it is
 * and adopts the row it finds there. A changed query without a known place leads to the first row.
 */
export function reconcileCursor(
  cursor: GridCursor,
  source: Pick<RowSource, 'count' | 'get' | 'indexOf'>,
  isOtherQuery: boolean,
): GridCursor {
  const place = cursor.rowId === null ? -1 : source.indexOf(cursor.rowId)
  if (place >= 0) return place === cursor.rowIndex ? cursor : { ...cursor, rowIndex: place, anchor: null }
  const wished = isOtherQuery ? 0 : cursor.rowIndex
  const rowIndex = Math.max(0, Math.min(wished, source.count - 1))
  const found = source.get(rowIndex)?.id
  // A row that is merely not loaded now keeps its id; only another row in its place takes over.
  const rowId = found ?? (isOtherQuery ? null : cursor.rowId)
  if (rowIndex === cursor.rowIndex && rowId === cursor.rowId) return cursor
  return { ...cursor, rowIndex, rowId, anchor: rowIndex === cursor.rowIndex ? cursor.anchor : null }
}

/** The columns a range of cells covers, in visual order; one column without a range. */
export function rangeColumns(cursor: GridCursor, columns: readonly string[]): readonly string[] {
  const own = columns.indexOf(cursor.columnId ?? '')
  const other = columns.indexOf(cursor.anchor?.columnId ?? cursor.columnId ?? '')
  if (own < 0) return []
  const opposite = other < 0 ? own : other
  return columns.slice(Math.min(own, opposite), Math.max(own, opposite) + 1)
}

/** The rows between cursor and anchor, both included; of whole columns there is no last one. */
export function rangeRows(cursor: GridCursor): { readonly from: number; readonly to: number } {
  if (cursor.anchor?.isWholeColumn) return { from: 0, to: Number.MAX_SAFE_INTEGER }
  const other = cursor.anchor?.rowIndex ?? cursor.rowIndex
  return { from: Math.min(cursor.rowIndex, other), to: Math.max(cursor.rowIndex, other) }
}

function moveInHeader(cursor: GridCursor, move: CursorMove, bounds: CursorBounds): GridCursor {
  if (move === 'down') return bounds.rowCount > 0 ? { ...cursor, mode: 'row' } : cursor
  const columnId = moveColumn(cursor.columnId, move, bounds.columns)
  return columnId === null ? cursor : { ...cursor, columnId }
}

function moveInRows(cursor: GridCursor, move: CursorMove, bounds: CursorBounds): GridCursor {
  const { rowCount, columns, pageRows } = bounds
  const last = Math.max(0, rowCount - 1)
  const isRowMode = cursor.mode === 'row'
  const toRow = (rowIndex: number) => ({ ...cursor, rowIndex: Math.max(0, Math.min(last, rowIndex)) })
  const toColumn = () => ({ ...cursor, columnId: moveColumn(cursor.columnId, move, columns) ?? cursor.columnId })
  switch (move) {
    case 'up':
      if (cursor.rowIndex > 0 && rowCount > 0) return toRow(cursor.rowIndex - 1)
      return { ...cursor, mode: 'header', columnId: cursor.columnId ?? columns[0] ?? null }
    case 'down':
      return toRow(cursor.rowIndex + 1)
    case 'pageUp':
      return toRow(cursor.rowIndex - pageRows)
    case 'pageDown':
      return toRow(cursor.rowIndex + pageRows)
    case 'edgeUp':
      return toRow(0)
    case 'edgeDown':
      return toRow(last)
    case 'home':
      return isRowMode ? toRow(0) : toColumn()
    case 'end':
      return isRowMode ? toRow(last) : toColumn()
    case 'gridStart':
      return { ...toRow(0), columnId: isRowMode ? cursor.columnId : (columns[0] ?? null) }
    case 'gridEnd':
      return { ...toRow(last), columnId: isRowMode ? cursor.columnId : (columns.at(-1) ?? null) }
    case 'right':
      if (!isRowMode) return toColumn()
      // Entering cell mode is a step of its own, at the column visited last.
      return { ...cursor, mode: 'cell', columnId: known(cursor.columnId, columns) ?? columns[0] ?? null }
    case 'left':
    case 'edgeLeft':
    case 'edgeRight':
      return isRowMode ? cursor : toColumn()
  }
}

function moveColumn(columnId: string | null, move: CursorMove, columns: readonly string[]): string | null {
  const last = columns.length - 1
  const at = columns.indexOf(columnId ?? '')
  const targets: Partial<Record<CursorMove, number>> = {
    left: Math.max(0, at - 1),
    right: Math.min(last, at + 1),
    home: 0,
    gridStart: 0,
    edgeLeft: 0,
    end: last,
    gridEnd: last,
    edgeRight: last,
  }
  return columns[targets[move] ?? at] ?? null
}

function known(columnId: string | null, columns: readonly string[]): string | undefined {
  return columns.find((column) => column === columnId)
}
