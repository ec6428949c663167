import { editClicked, pasteCells, typeIntoCell } from './cell-actions'
import { openColumnMenu, sortByColumn } from './column-actions'
import type { GridController } from './grid-controller'
import { placeCursor, placeOnHeader } from './grid-cursor'
import { copyCells } from './grid-copy'
import { gridCommandOf } from './grid-keys'
import { chordOf, isComposing } from './key-chord'
import { open, selectUpTo, toggle, toggleAll } from './row-actions'

/** Listens on the grid's root for all its cells: one listener an event. Returns the way to stop. */
export function listenToGrid(root: HTMLElement, controller: GridController): () => void {
  const grid = controller.context
  const abort = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(type: K, handle: (event: HTMLElementEventMap[K]) => void) =>
    root.addEventListener(type, handle, { signal: abort.signal })

  on('focusin', () => controller.decoration.focusCame())
  on('focusout', (event) => controller.decoration.focusLeft(event))
  on('keydown', (event) => {
    if (event.defaultPrevented || isEditable(event.target) || grid.props().isKeyTaken?.()) return
    // An input method that begins to compose goes on in the editor, which has the focus by then.
    if (isComposing(event)) return typeIntoCell(grid)
    const chord = chordOf(event)
    const command = gridCommandOf(chord, grid.cursor().mode)
    if (!command && isTyping(chord)) typeIntoCell(grid)
    if (!command || (event.repeat && !command.repeatable)) return
    let isTaken = true
    grid.whenCurrent(() => (isTaken = command.run(grid) !== false))
    if (isTaken) event.preventDefault()
  })
  on('mousedown', (event) => {
    const hit = hitOf(event)
    if (!hit || isEditable(event.target)) return
    // A click with Shift would select text; a click on a checkbox would take the focus from the row.
    if (event.shiftKey || hit.isCheckbox) event.preventDefault()
    if (hit.index === undefined) {
      if (hit.columnId !== undefined) grid.setCursor(placeOnHeader(grid.cursor(), hit.columnId), 'stay')
      return
    }
    if (event.shiftKey) selectUpTo(grid, hit.index)
    else if (event.button === 0 && (hit.isCheckbox || event.ctrlKey || event.metaKey)) toggle(grid, hit.index)
    grid.setCursor(placeCursor(grid.cursor(), hit.index, event.shiftKey ? null : (hit.columnId ?? null)))
    controller.decoration.focusCame()
  })
  on('click', (event) => {
    const hit = hitOf(event)
    if (!hit) return
    if (hit.index !== undefined) {
      // A finger does not tap twice: a card opens as cards do everywhere.
      if (isByFinger(event) && !hit.isCheckbox && grid.props().shape === 'cards') open(grid, false)
      return
    }
    if (hit.isCheckbox) toggleAll(grid)
    else if (hit.columnId !== undefined && isOn('[data-menu]', event.target)) openColumnMenu(grid, hit.columnId)
    else if (hit.columnId !== undefined && !isOn('[data-handle]', event.target)) sortByColumn(grid, event.shiftKey)
  })
  on('dblclick', (event) => {
    const hit = hitOf(event)
    if (hit?.index !== undefined && !hit.isCheckbox && !editClicked(grid)) open(grid, false)
  })
  on('contextmenu', (event) => {
    const hit = hitOf(event)
    if (hit && hit.index === undefined && hit.columnId !== undefined && event.button === 2) {
      event.preventDefault()
      openColumnMenu(grid, hit.columnId)
      return
    }
    const row = hit?.index === undefined ? undefined : grid.props().source.get(hit.index)
    const { onRowMenu } = grid.props()
    // The menu key is a command of its own; its event comes without a pointer.
    if (!row || !onRowMenu || (event.button !== 2 && !isByFinger(event))) return
    event.preventDefault()
    onRowMenu(row, { x: event.clientX, y: event.clientY })
  })
  on('copy', (event) => copyCells(grid, event))
  on('paste', (event) => !isEditable(event.target) && pasteCells(grid, event))
  return () => abort.abort()
}

interface Hit {
  /** Undefined for a header. */
  readonly index?: number
  readonly columnId?: string
  readonly isCheckbox: boolean
}

function hitOf(event: Event): Hit | undefined {
  if (!(event.target instanceof Element)) return undefined
  const cell = event.target.closest<HTMLElement>('[data-column],[data-checkbox]')
  const row = event.target.closest<HTMLElement>('[data-index]')
  if (!cell && !row) return undefined
  const columnId = cell?.dataset.column
  return {
    ...(row && { index: Number(row.dataset.index) }),
    ...(columnId !== undefined && { columnId }),
    isCheckbox: cell?.dataset.checkbox !== undefined,
  }
}

function isByFinger(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}

function isOn(selector: string, target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

/** Keys that begin to edit a cell where they mean nothing else: digits, a sign, letters of no alphabet that has shortcuts. */
function isTyping(chord: string): boolean {
  return /^[\d-]$/.test(chord) || chord === 'Delete' || chord === 'Backspace' || /^[^\x00-\x7f]$/u.test(chord)
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'))
}
