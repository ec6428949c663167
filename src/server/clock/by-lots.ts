import type { Services } from '../base/services'
import { Setbacks } from './setbacks'

/** Of each server of this process; tests run several. */
const setbacksOf = new WeakMap<object, Setbacks>()

/** What is done a lot at once. */
export interface Lots {
  /** What tells its records from those of other kinds. */
  readonly kind: string
  readonly lot: number
  readonly now: Date
  /** The first of those that are due, without these. */
  readonly next: (but: readonly number[], lot: number) => Promise<readonly number[]>
  /** Does one. @throws where it could not be done */
  readonly settle: (id: number) => Promise<void>
  /** Tells that one could not be done, the first time only. */
  readonly tell: (id: number, error: unknown) => void
  readonly signal?: AbortSignal | undefined
}

/**
 * Does what is due, a lot at once: a server that was off for a week catches up lot by lot. Those that fail stay due; the lot
 * after them is done at once, and they are tried again later and later, so that they never stand in the way of the others.
 * @throws the reason of the signal between two of them, once it has aborted
 */
export async function byLots(
  { db }: Pick<Services, 'db'>,
  { kind, lot, now, next, settle, tell, signal }: Lots,
): Promise<void> {
  const setbacks = setbacksOf.get(db) ?? new Setbacks()
  setbacksOf.set(db, setbacks)
  const but = setbacks.waiting(kind, now)
  for (;;) {
    const ids = await next(but, lot)
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
    if (failed === 0 || ids.length < lot) return
    but.push(...ids)
  }
}
