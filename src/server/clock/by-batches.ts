import type { Services } from '../base/services'
import { Setbacks } from './setbacks'

/** Of each server of this process; tests run several. */
const setbacksOf = new WeakMap<object, Setbacks>()

/** What is done a batch at once. */
export interface Batches {
  /** What tells its records from those of other kinds. */
  readonly kind: string
  readonly batchSize: number
  readonly now: Date
  /** The first of those that are due, without these. */
  readonly next: (but: readonly number[], batchSize: number) => Promise<readonly number[]>
  /** Does one. @throws where it could not be done */
  readonly settle: (id: number) => Promise<void>
  /** Tells that one could not be done, the first time only. */
  readonly tell: (id: number, error: unknown) => void
  readonly signal?: AbortSignal | undefined
}

/**
 * Does what is due, a batch at once: a server that was off for a week catches up batch by batch. Those that fail stay due; the batch
 * after them is done at once, and they are tried again later and later, so that they never stand in the way of the others.
 * @throws the reason of the signal between two of them, once it has aborted
 */
export async function byBatches(
  { db }: Pick<Services, 'db'>,
  { kind, batchSize, now, next, settle, tell, signal }: Batches,
): Promise<void> {
  const setbacks = setbacksOf.get(db) ?? new Setbacks()
  setbacksOf.set(db, setbacks)
  const but = setbacks.waiting(kind, now)
  for (;;) {
    const ids = await next(but, batchSize)
    let failed = 0
    for (const id of ids) {
      signal?.throwIfAborted()
      try {
        await settle(id)
        setbacks.went(kind, id)
      } catch (error) {
        failed++
        if (setbacks.failed(kind, id, now)) tell(id, error)
      }
    }
    if (failed === 0 || ids.length < batchSize) return
    but.push(...ids)
  }
}
