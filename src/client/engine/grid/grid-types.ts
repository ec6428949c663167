import type { ReactNode } from 'react'
import type { CellEditing } from './cell-editing'
import type { ColumnLayout } from './column-layout'
import type { SelectionStore } from './selection-store'

/** What identifies a row across sorting, refetching and unmounting. */
export type RowId = number | string

export interface GridRow {
  readonly id: RowId
}

export interface GridColumn<R extends GridRow = GridRow> {
  readonly id: string
  readonly title: string
  /** CSS pixels, before the person changes it. */
  readonly width: number
  readonly minWidth?: number
  readonly align?: 'start' | 'center' | 'end'
  /** It is what is read first: everything else in the row steps back. */
  readonly isLead?: boolean
  /** It says how the record stands: never out of sight. */
  readonly isState?: boolean
  /** It holds numbers and keys that are quoted, not read: small, of one width. */
  readonly isCode?: boolean
  /** It holds a row's place among the others, which where it stands tells already. */
  readonly isPlace?: boolean
  /** It holds figures, of which none may be cut off: it is never narrower than what is loaded. */
  readonly isWhole?: boolean
  /** It is read as text, which gets of the room that a wide window leaves what it lacks. */
  readonly isText?: boolean
  /** What stands in its cells before the text, CSS pixels. */
  readonly before?: number
  readonly sortable?: boolean
  /** Where it is pinned until the person decides otherwise. */
  readonly pinned?: 'start' | 'end'
  /** Offered in the chooser, hidden until chosen. */
  readonly hidden?: boolean
  readonly headerTooltip?: string
  /** Must not depend on anything but the row; anything focusable inside takes `tabIndex={-1}`, images `loading="lazy"`. */
  renderCell(row: R): ReactNode
  /** The cell as plain text: for copying, autosizing and announcing. */
  textOf(row: R): string
}

export interface GridSort {
  readonly columnId: string
  readonly descending: boolean
}

/** Row heights in CSS pixels by size preference. */
export const rowHeights = { default: 40, medium: 36, small: 32, mini: 28 } as const
export type Density = keyof typeof rowHeights

/** No row is lower than a finger is wide, where fingers point: as the tokens have it for everything else. */
export const touchedRowHeight = 44

/** A row as a card: a line for its name and its state, one for its facts under their titles. CSS pixels. */
export const cardHeight = 88

/** Rows of a list by position, both ends included. */
export interface IndexRange {
  readonly from: number
  readonly to: number
}

export interface ViewedRange extends IndexRange {
  /** Rows travelled since the last frame; negative towards the first row, 0 after a landing. */
  readonly travelled: number
}

export type SourceStatus = 'loading' | 'ready' | 'error'

/** Rows by position, some of them not loaded: a plain store, readable by `useSyncExternalStore`. */
export interface RowSource<R extends GridRow = GridRow> {
  subscribe(listener: () => void): () => void
  /** Changes whenever anything below would answer differently. */
  version(): number
  readonly status: SourceStatus
  readonly error: unknown
  /** Rows that match, as far as the server knows; null while unknown. */
  readonly total: number | null
  /** The total is an estimate. */
  readonly estimated: boolean
  /** Rows to lay out now: the total, or what is known so far and a block of skeletons. */
  readonly count: number
  /** Key of the query whose rows are shown. */
  readonly query: string
  get(index: number): R | undefined
  /** Position of a loaded row, -1 for one that is not loaded. */
  indexOf(id: RowId): number
  /** Visits the loaded rows in no particular order. */
  forEachLoaded(visit: (row: R, index: number) => void): void
  /** Asks the server where a row is under the query; null when it does not match. */
  locate?(id: RowId): Promise<number | null>
  /** Says which rows are on screen, so that they get loaded. */
  ensure(viewed: ViewedRange): void
  /** Positions whose rows must stay loaded: cursor and anchor. */
  hold(indices: readonly number[]): void
  /** Fetches again; shown rows stay until the new ones arrive. */
  reload(): void
}

export interface MenuPoint {
  readonly x: number
  readonly y: number
}

export interface GridProps<R extends GridRow = GridRow> {
  /** Accessible name. */
  readonly label: string
  /** Needs a stable reference. */
  readonly columns: readonly GridColumn<R>[]
  readonly source: RowSource<R>
  readonly sort: readonly GridSort[]
  readonly onSort: (sort: readonly GridSort[]) => void
  readonly layout: ColumnLayout
  readonly onLayout: (layout: ColumnLayout) => void
  readonly density: Density
  /** Cards show a row in the width of a phone; a table unless given. */
  readonly shape?: 'table' | 'cards'
  /** Without it rows cannot be selected and there is no column of checkboxes. */
  readonly selection?: SelectionStore
  readonly onOpen?: (row: R, options: { readonly newTab: boolean }) => void
  readonly onPeek?: (row: R) => void
  /** Shows how a row came to be as it is. */
  readonly onHistory?: (row: R) => void
  /** The column is null when the whole row is meant. */
  readonly onEdit?: (row: R, columnId: string | null) => void
  /** Row actions, by `m`, the menu key or the pointer's second button. */
  readonly onRowMenu?: (row: R, point: MenuPoint) => void
  readonly onFilterByCell?: (row: R, columnId: string, exclude: boolean) => void
  /** Opens the filter of a column, from its menu. */
  readonly onFilterColumn?: (columnId: string) => void
  /** Whether a column can be filtered; all can unless declared otherwise. */
  readonly isFilterable?: (columnId: string) => boolean
  /** Without it cells cannot be edited in place: `onEdit` is called for them. */
  readonly editing?: CellEditing<R> | undefined
  /** Whether the next key belongs to a sequence that has begun outside the grid. */
  readonly isKeyTaken?: () => boolean
  /** Text that `y` copies: the row's link. Its id unless given. */
  readonly linkOf?: (row: R) => string
  /** Where the list was left, kept by whoever shows it again: read when it appears, written when it goes. */
  readonly place?: { current: GridPlace | undefined }
  /** The row under the cursor, after it has moved. */
  readonly onCursor?: (row: R | undefined, columnId: string | null) => void
  readonly empty?: ReactNode
  /** Stands in for the rows when nothing could be loaded. */
  readonly renderError?: (error: unknown, retry: () => void) => ReactNode
  /** What is said where some rows are refused, so that asking again would not help; undefined where it may. */
  readonly tellRefusal?: (error: unknown) => string | undefined
  /** Receives the imperative handle. */
  readonly ref?: React.Ref<GridHandle>
}

/** Where a list was left. */
export interface GridPlace {
  /** What was listed: the place means nothing in another list. */
  readonly query: string
  /** The first row in sight, in rows, and how far it is scrolled sideways, in CSS pixels. */
  readonly top: number
  readonly left: number
  readonly cursor: import('./grid-cursor').GridCursor
}

/** What a page or the palette may ask of a grid. */
export interface GridHandle {
  focus(): void
  goToRow(index: number): void
  /** Selects from the row last selected, or else the one in hand, to the one at a position, and goes there. */
  selectUpTo(index: number): void
  goToColumn(columnId: string): void
  /** False when the row does not match the query. */
  goToId(id: RowId): Promise<boolean>
  /** Marks a row as what is going on elsewhere, or none; the cursor stays. @param index shows the row at this position */
  mark(id: RowId | null, index?: number): void
  /** Runs an entry of `gridCommands` by name; false when there is none or it does not apply. */
  run(name: string): boolean
  focusedRow(): GridRow | undefined
  cursor(): import('./grid-cursor').GridCursor
  /** Runs what a key does: now, or once the rows that were asked for are there. */
  whenCurrent(run: () => void): void
}
