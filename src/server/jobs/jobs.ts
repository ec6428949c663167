import type { ListQuery, RowCount } from '../../calls/records'
import type { Context } from '../pipeline/operation'
import type { CommandInfo } from '../../schema/registry'
import type { ImportPlan } from './work-item'

/** Which records a bulk command runs on: by id, or all that match a list's query, but for some. */
export type Selection =
  | { readonly ids: readonly number[] }
  | {
      readonly query: ListQuery
      readonly except: readonly number[]
      readonly ranges?: readonly { readonly from: number; readonly to: number }[] | undefined
      readonly also?: readonly number[] | undefined
      readonly expectedCount?: number | undefined
    }

/** The two kinds of tracked work; each is the name of its entity. */
export type WorkKind = 'batchJob' | 'exportTask'

/** Background work: bulk commands and exports, on the same database, surviving a killed server. */
export interface Jobs {
  /**
   * Freezes the selection and queues a bulk command over it, in the caller's transaction; one of very many records is frozen by the
   * job, before any of them is changed.
   * @param counted how many records there are, where that was counted or estimated
   * @returns the id of the batch job
   * @throws B01 while the same command runs on the same selection, or where more records match than the caller expects
   */
  startBatch(
    context: Context,
    command: CommandInfo,
    selection: Selection,
    args: Readonly<Record<string, unknown>>,
    counted?: RowCount,
  ): Promise<number>
  /**
   * Queues a job that takes back what another has done, record by record, in the caller's transaction.
   * @returns the id of the new batch job
   */
  startUndo(context: Context, jobId: number, reason: string): Promise<number>
  /**
   * Queues an import that takes these lines of a stored sheet, in the caller's transaction.
   * @returns the id of the batch job
   */
  startImport(
    context: Context,
    command: CommandInfo,
    sheet: ImportPlan & { readonly lines: readonly number[] },
  ): Promise<number>
  /** Queues an export task that is in the database as `queued`; in the caller's transaction. */
  startExport(context: Context, taskId: number): Promise<void>
  /** Has a paused job, or one with failures to be tried again, go on; in the caller's transaction. */
  goOn(context: Pick<Context, 'db'>, kind: WorkKind, id: number): Promise<void>
  /** Runs a named piece of work at a time, at least once; in the caller's transaction. See `defineWork`. */
  schedule(context: Pick<Context, 'db'>, name: string, data: object, at: Date): Promise<void>
  /** Asks running work to stop; what is done stays done. */
  cancel(kind: WorkKind, id: number): Promise<void>
  start(): Promise<void>
  /** Finishes the records at hand and leaves the rest for the next start. */
  stop(): Promise<void>
}
