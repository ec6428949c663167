import { Session } from 'node:inspector'
import { performance, type EventLoopUtilization } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

/** It is looked this often, in milliseconds. */
const every = 5_000
/** A server that works for less than this share of that time has nobody to serve; what comes by itself takes half of it. */
const restful = 0.02
/** So many times in a row: who reads what a key has brought up is about to press the next one. */
const looks = 3
/** Less than this is left to V8, in bytes: to look through the heap takes some 150 ms. */
const worthIt = 24 * 1024 * 1024

/** What of the process is looked at, and how its garbage is collected. */
export interface Heap {
  /** How busy this thread was since the last time. */
  readonly busy: () => number
  /** What the heap has taken from the system, in bytes. */
  readonly taken: () => number
  readonly collect: () => void
}

/**
 * Gives back to the system what a start, an export or a busy hour has left in the heap, once the server is at rest. V8 collects
 * garbage when more is needed: a server that nobody uses would keep some 80 megabytes of it until somebody does.
 * @returns ends it
 */
export function giveBackMemory(heap: Heap = ownHeap()): () => void {
  let kept = 0
  let isCollected = false
  let restfulLooks = 0
  const timer = setInterval(() => {
    if (isCollected) kept = heap.taken()
    isCollected = false
    restfulLooks = heap.busy() > restful ? 0 : restfulLooks + 1
    if (restfulLooks < looks || heap.taken() - kept < worthIt) return
    heap.collect()
    isCollected = true
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}

function ownHeap(): Heap {
  let before: EventLoopUtilization = performance.eventLoopUtilization()
  return {
    busy: () => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      return utilization
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
