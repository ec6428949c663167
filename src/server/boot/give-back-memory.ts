import { Session } from 'node:inspector'
import type { Server } from 'node:http'
import { performance, type EventLoopUtilization } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

/** It is looked this often, in milliseconds. */
const every = 5_000
/** A server that works for more than this share of that time has work of its own: what comes by itself takes up to 17 % on a slow machine. */
const restful = 0.25
/** So many times in a row: who reads what a key has brought up is about to press the next one. */
const looks = 3
/** Less than this is left to V8, in bytes: to look through the heap takes some 150 ms. */
const worthIt = 24 * 1024 * 1024

/** What of the process is looked at, and how its garbage is collected. */
export interface Heap {
  /** How busy this thread was since the last time. */
  readonly busy: () => number
  /** How many calls have come since the last time. */
  readonly calls: () => number
  /** What the heap has taken from the system, in bytes. */
  readonly taken: () => number
  readonly collect: () => void
}

/**
 * Gives back to the system what a start, an export or a busy hour has left in the heap, once nobody calls and no work is done. V8
 * collects garbage when more is needed: a server that nobody uses would keep some 80 megabytes of it until somebody does.
 * @returns ends it
 */
export function giveBackMemory(heap: Heap): () => void {
  let kept = 0
  let isCollected = false
  let restfulLooks = 0
  const timer = setInterval(() => {
    if (isCollected) kept = heap.taken()
    isCollected = false
    const [busy, calls] = [heap.busy(), heap.calls()]
    restfulLooks = calls > 0 || busy > restful ? 0 : restfulLooks + 1
    if (restfulLooks < looks || heap.taken() - kept < worthIt) return
    heap.collect()
    isCollected = true
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * The heap of this thread.
 * @param server whose calls tell whether somebody is there
 * @param isUncounted whether a call of this address is nobody's: its path with its query
 */
export function heapBehind(server: Server, isUncounted: (url: string) => boolean): Heap {
  let before: EventLoopUtilization = performance.eventLoopUtilization()
  let count = 0
  server.on('request', ({ url = '' }) => {
    if (!isUncounted(url)) count++
  })
  return {
    busy: () => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      return utilization
    },
    calls: () => {
      const calls = count
      count = 0
      return calls
    },
    taken: () => getHeapStatistics().total_heap_size,
    collect: collectGarbage,
  }
}

/** Collects all garbage of this thread soon, and gives the memory that it held back to the system. It takes some 150 ms. */
export function collectGarbage(): void {
  const session = new Session()
  session.connect()
  // A session that ends while it answers leaves the process standing still, and one that ends before has collected nothing.
  session.post('HeapProfiler.collectGarbage', () => setImmediate(() => session.disconnect()))
}
