import type { Length } from '../../schema/keep'
import type { TablePlan } from './table-plan'

/** How long rows of a table are kept that is no entity's. */
export type TableKeep =
  /** For ever, and why that is little. */
  | { readonly always: string }
  /** As long as the record that they belong to: they go with it. */
  | { readonly with: readonly Owner[] }
  /** Until the background work of this name has done with them. */
  | { readonly work: string }
  /** For some time after a moment in them; an index begins with it. */
  | (Length & { readonly from: string; readonly where?: string })
  /** For some time after a moment in the record that they belong to. */
  | (Length & {
      readonly owner: Owner
      readonly from: string
      /**
       * Stored in a table for this many owners, in the order of their ids: what belongs to these goes whole, once all of them are over. One
       * that holds it up keeps the others' rows for a month more at most.
       */
      readonly ownersPerPart?: number
    })

/** Whose the rows are: they name the id of a record of that table in this column. */
export interface Owner {
  readonly table: string
  readonly column: string
  /** Which of the rows; all unless declared otherwise. */
  readonly where?: string
}

/** A table that the server keeps for itself: it grows without anybody looking on, so each says how long its rows are kept. */
export interface OwnTable extends TablePlan {
  readonly keep: TableKeep
}
