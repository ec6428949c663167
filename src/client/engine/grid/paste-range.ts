import type { IndexRange } from './grid-types'

/** A text of the clipboard and the cell it falls on. */
export interface PlacedText {
  readonly rowIndex: number
  readonly columnId: string
  readonly text: string
}

/** More cells than this belong into an import. */
export const maxPasted = 5_000

/**
 * Lays pasted cells over a list from the first cell of a range on. A range that they fit into several times is filled with
 * them, as spreadsheets do; what would stand beyond the list falls away.
 * @param columns all visible ones in visual order
 */
export function pastedOver(
  cells: readonly (readonly string[])[],
  range: IndexRange & { readonly columns: readonly string[] },
  columns: readonly string[],
  rowCount: number,
): PlacedText[] {
  const width = Math.max(0, ...cells.map((row) => row.length))
  const first = columns.indexOf(range.columns[0] ?? '')
  if (width === 0 || first < 0) return []
  const rows = filled(cells.length, range.to - range.from + 1, rowCount - range.from)
  const across = columns.slice(first, first + filled(width, range.columns.length, columns.length - first))
  const placed: PlacedText[] = []
  for (let down = 0; down < rows && placed.length < maxPasted; down += 1) {
    const source = cells[down % cells.length] ?? []
    across.forEach((columnId, offset) => {
      const text = source[offset % width]
      if (text !== undefined) placed.push({ rowIndex: range.from + down, columnId, text })
    })
  }
  return placed.slice(0, maxPasted)
}

/** How far cells reach: as often as they fit the range exactly, else once; never beyond the end. */
function filled(own: number, wanted: number, room: number): number {
  return Math.min(room, wanted % own === 0 ? wanted : own)
}
