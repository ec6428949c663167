import type { ReactNode, Ref } from 'react'
import type { GridRow, RowId } from './grid-types'

/** A cell that is being edited. */
export interface EditedCell {
  readonly rowId: RowId
  readonly columnId: string
  /** It began by typing: what is there is replaced. */
  readonly isTyped: boolean
}

/** How an editor is left: to a neighbour, back to its cell, or for something else that has the focus already. */
export type EditorExit = 'down' | 'up' | 'next' | 'previous' | 'stay' | 'away'

export interface CellEditorHandle {
  /** Hands the value over to be saved; false where it cannot be, which the editor then shows. */
  commit(): boolean
  /** It is left without saving: what was typed since it was opened is given up. */
  cancel(): void
}

export interface CellEditorProps<R extends GridRow = GridRow> {
  readonly row: R
  readonly columnId: string
  /** The id that the control takes: its label is tied to it. */
  readonly id: string
  readonly ref: Ref<CellEditorHandle>
}

/** A pasted text and the cell it is for; the row is undefined where it is not loaded. */
export interface PastedCell<R extends GridRow = GridRow> {
  readonly row: R | undefined
  readonly rowIndex: number
  readonly columnId: string
  readonly text: string
}

/** What a page says of editing in place. Needs a stable reference. */
export interface CellEditing<R extends GridRow = GridRow> {
  /** Why a cell cannot be edited in place, as a sentence; null where it can. */
  refusalOf(row: R, columnId: string): string | null
  /** Draws the control of a cell. */
  renderEditor(props: CellEditorProps<R>): ReactNode
  /** Cells from the clipboard, to be looked through before any of them is saved. */
  onPaste(cells: readonly PastedCell<R>[]): void
  /** The work of the page is in its cells: a double click on one edits it, where elsewhere it opens the row. */
  readonly isByDoubleClick?: boolean
}
