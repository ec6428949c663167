import type { EditedCell } from './cell-editing'
import type { CursorMode, GridCursor } from './grid-cursor'
import type { GridProps, GridRow } from './grid-types'
import type { GridViewport } from './grid-viewport'
import type { GridColumns } from './use-grid-columns'

/** What a grid can open over its rows. */
export type GridPanel = 'goTo' | 'columns' | 'columnMenu'

/** A caption key of `grid.*` with its values. */
export type Say = (key: string, values?: Record<string, unknown>) => string

/** What the parts of a grid share: the latest props, and state that lives outside React. */
export interface GridContext {
  props(): GridProps
  columns(): GridColumns
  cursor(): GridCursor
  /** Takes on a cursor and shows it in the next frame. */
  setCursor(cursor: GridCursor, show?: 'reveal' | 'land' | 'stay'): void
  readonly viewport: GridViewport
  /** The root of the grid, while it is mounted. */
  root(): HTMLElement | null
  /** Puts a caption into the polite live region. */
  announce(key: string, values?: Record<string, unknown>): void
  /** Puts a sentence there. */
  say(text: string): void
  openPanel(panel: GridPanel): void
  /** Puts an editor over a cell, before it returns. */
  openEditor(cell: EditedCell): void
  /** Reads the row under the cursor, undefined while it is not loaded. */
  row(): GridRow | undefined
  /** Runs what a key does once the rows that were asked for are there. */
  whenCurrent(run: () => void): void
}

/** One thing that keys do in a grid: listed on the help sheet, runnable from the palette. */
export interface GridCommand {
  /** Its caption is `grid.command.<name>`. */
  readonly name: string
  /** Chords as `chordOf` tells them. */
  readonly keys: readonly string[]
  readonly modes: readonly CursorMode[]
  /** A held key repeats it. */
  readonly repeatable?: true
  /** False leaves the key to others. */
  run(context: GridContext): boolean | undefined | void
}
