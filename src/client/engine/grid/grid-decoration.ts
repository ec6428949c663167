import type { GridContext } from './grid-context'
import { rangeColumns, rangeRows } from './grid-cursor'
import type { RowId } from './grid-types'
import { isSelected, noSelection } from './selection'

/**
 * Shows cursor, range and selection on the mounted rows by attributes, and keeps the one tab stop and the focus where the
 * cursor is. React renders none of these, so a move of the cursor renders nothing.
 */
export function createGridDecoration(grid: GridContext) {
  let active: HTMLElement | null = null
  let ownsFocus = false
  let hadRange = false
  let marked: RowId | null = null

  const isOfCards = () => grid.props().shape === 'cards'

  /** The element that stands for the cursor; the grid itself while that is not mounted. */
  function target(root: HTMLElement): HTMLElement {
    const { mode, rowIndex, columnId } = grid.cursor()
    const column = `[data-column="${CSS.escape(columnId ?? '')}"]`
    if (mode === 'header') return root.querySelector<HTMLElement>(`[role=columnheader]${column}`) ?? root
    const row = mountedRow(root, rowIndex)
    if (!row || mode === 'row') return row ?? root
    // A card shows some of its columns: the whole of it stands for the others.
    return row.querySelector<HTMLElement>(column) ?? (isOfCards() ? row : root)
  }

  function moveTabStop(root: HTMLElement): void {
    const next = target(root)
    const focused = document.activeElement
    // Focus in an editor within a cell is not ours to take away when rows arrive.
    const isOurs = focused === active || focused === root || focused === document.body
    const previous = active
    active = next
    // Focus first: it makes the browser lay out on the spot what was changed before it, as does a new tabindex of what has it.
    if (ownsFocus && isOurs && focused !== next) next.focus({ preventScroll: true })
    if (previous === next) return
    previous?.removeAttribute('data-cursor')
    previous?.removeAttribute('data-editable')
    if (next !== root) next.setAttribute('data-cursor', '')
    if (isEditable()) next.setAttribute('data-editable', '')
    if (isOfCards() && grid.cursor().mode === 'header') next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    next.setAttribute('tabindex', '0')
    previous?.setAttribute('tabindex', '-1')
  }

  function isEditable(): boolean {
    const { mode, columnId } = grid.cursor()
    const row = grid.row()
    const { editing } = grid.props()
    return mode === 'cell' && columnId !== null && row !== undefined && editing?.refusalOf(row, columnId) === null
  }

  const isFocused = () => grid.root()?.contains(document.activeElement) ?? false

  function markRows(root: HTMLElement): void {
    const { source, selection } = grid.props()
    const cursor = grid.cursor()
    const chosen = selection?.get() ?? noSelection
    const range = rangeRows(cursor)
    const columns = grid.columns().visible.map((column) => column.id)
    const inRange = cursor.mode === 'cell' && cursor.anchor ? new Set(rangeColumns(cursor, columns)) : undefined
    for (const row of root.querySelectorAll<HTMLElement>('[data-index]')) {
      const index = Number(row.dataset.index)
      const id = source.get(index)?.id
      const isChosen = id !== undefined && isSelected(chosen, id, index, source.query)
      if (selection) setAttribute(row, 'aria-selected', String(isChosen))
      setAttribute(row, 'aria-current', id !== undefined && id === marked ? 'time' : null)
      setAttribute(row, 'data-current', cursor.mode !== 'header' && index === cursor.rowIndex ? '' : null)
      if (!inRange && !hadRange) continue
      const isRowInRange = index >= range.from && index <= range.to
      for (const cell of row.querySelectorAll<HTMLElement>('[data-column]')) {
        const isIn = isRowInRange && inRange?.has(cell.dataset.column ?? '')
        setAttribute(cell, 'data-range', isIn ? '' : null)
      }
    }
    hadRange = inRange !== undefined
  }

  return {
    /** Brings all attributes and the focus in line with the state. */
    refresh(): void {
      const root = grid.root()
      if (!root) return
      moveTabStop(root)
      markRows(root)
    },
    /** Marks the rows again after the selection changed. */
    refreshSelection(): void {
      const root = grid.root()
      if (root) markRows(root)
    },
    /** Marks a row as what is going on elsewhere, wherever it is drawn; null for none. */
    mark(id: RowId | null): void {
      marked = id
      const root = grid.root()
      if (root) markRows(root)
    },
    /** Takes the focus to the grid itself before the focused row is recycled for another. */
    releaseRow(next: { readonly from: number; readonly to: number }): void {
      const root = grid.root()
      const { mode, rowIndex } = grid.cursor()
      const stays = mode === 'header' || (rowIndex >= next.from && rowIndex <= next.to)
      if (!root || stays || !active || active === root) return
      active.removeAttribute('data-cursor')
      if (document.activeElement === active) root.focus({ preventScroll: true })
      root.setAttribute('tabindex', '0')
      active.setAttribute('tabindex', '-1')
      active = root
    },
    /** Gives the grid the focus. */
    focus(): void {
      ownsFocus = true
      const root = grid.root()
      if (!root) return
      moveTabStop(root)
      active?.focus({ preventScroll: true })
    },
    /** Takes a focus that came back to where the cursor was, as when a dialog closes, on to where it is. */
    focusCame(): void {
      ownsFocus = true
      const root = grid.root()
      const focused = document.activeElement
      if (root && focused instanceof HTMLElement && focused.matches('[data-index], [data-index] [data-column]')) {
        const place = target(root)
        if (place !== focused) place.focus({ preventScroll: true })
      }
    },
    focusLeft(event: FocusEvent): void {
      const { target: left, relatedTarget: next } = event
      if (next instanceof Node && grid.root()?.contains(next)) return
      if (next !== null) ownsFocus = false
      // An element that React is unmounting loses the focus too, but to its successor, which `refresh` is about to find.
      else setTimeout(() => (ownsFocus &&= !(left instanceof Node && left.isConnected) || isFocused()))
    },
  }
}

/** The element of a row, if it is mounted. */
function mountedRow(root: HTMLElement, index: number): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-index="${index}"]`)
}

function setAttribute(element: HTMLElement, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
