import type { AnswerOf } from '../../../base/api/declared-calls'
import { ApiError } from '../../../base/api/api-error'

/** How many a push would reach, as the server counts it. */
export type Estimate = AnswerOf<'POST /message/backend/push/estimate'>

/** A share of those reached; null where it is not known of them. */
export type Share = Estimate['byArea'][number]

export interface EstimateView {
  /** The last one that was counted; it stays while the next is. */
  readonly estimate: Estimate | null
  readonly isBusy: boolean
  readonly error: string
}

/** How long after the last change the audience is counted, in milliseconds. */
const restAfter = 800

/**
 * Counts an audience a moment after its last change; an answer to what has changed since is passed over.
 * @param count asks the server; what it is given and gets is `null` while too little is chosen to count
 */
export function createEstimator(count: (input: Record<string, unknown>, signal: AbortSignal) => Promise<Estimate>) {
  const listeners = new Set<() => void>()
  let view: EstimateView = { estimate: null, isBusy: false, error: '' }
  let wanted: Record<string, unknown> | null = null
  let key = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined

  const set = (next: Partial<EstimateView>) => {
    view = { ...view, ...next }
    for (const listener of listeners) listener()
  }
  const ask = async () => {
    clearTimeout(timer)
    asking?.abort()
    if (!wanted) return
    const own = (asking = new AbortController())
    set({ isBusy: true, error: '' })
    try {
      const estimate = await count(wanted, own.signal)
      if (asking === own) set({ estimate, isBusy: false })
    } catch (error) {
      if (asking !== own || own.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      set({ isBusy: false, error: error.message, estimate: null })
    }
  }
  return {
    get: (): EstimateView => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The audience as it is now; null while too little is chosen. Equal ones are counted once. */
    want(input: Record<string, unknown> | null): void {
      const next = JSON.stringify(input)
      if (next === key) return
      key = next
      wanted = input
      clearTimeout(timer)
      if (input) timer = setTimeout(() => void ask(), restAfter)
      else {
        asking?.abort()
        set({ estimate: null, isBusy: false, error: '' })
      }
    },
    /** Counts at once. */
    refresh: ask,
    stop(): void {
      clearTimeout(timer)
      asking?.abort()
    },
  }
}
