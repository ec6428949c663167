import { createBlockCache } from './block-cache'
import type { GridRow, RowId, RowSource, ViewedRange } from './grid-types'

export interface BlockRequest<R> {
  readonly offset: number
  readonly size: number
  /** The row just before the block, where it is loaded: a keyset cursor spares the server a deep offset. */
  readonly previous: R | undefined
  readonly signal: AbortSignal
  /** To be called where the rows are there before it is known how many there are in all. */
  readonly counted: (count: Count) => void
}

export interface Count {
  readonly total: number | null
  readonly estimated: boolean
}

export interface BlockAnswer<R> extends Count {
  readonly rows: readonly R[]
}

export type FetchBlock<R> = (request: BlockRequest<R>) => Promise<BlockAnswer<R>>

/**
 * Reads rows again that are shown.
 * @returns them as they are now; null where one has gone from the list or has come to stand elsewhere
 */
export type ReadAgain<R> = (rows: readonly R[], signal: AbortSignal) => Promise<readonly R[] | null>

export interface RowWindowOptions<R> {
  /** Key of the first query, see `queryKey`. */
  readonly query: string
  readonly fetch: FetchBlock<R>
  readonly locate?: (id: RowId) => Promise<number | null>
  readonly readAgain?: ReadAgain<R> | undefined
  readonly blockSize?: number
  readonly maximumBlocks?: number
  readonly maximumRequests?: number
}

export interface RowWindow<R extends GridRow> extends RowSource<R> {
  /** Turns to another query. The old rows show until the first block of the new ones is there. Same key: nothing happens. */
  setQuery(
    query: string,
    fetch: FetchBlock<R>,
    locate?: (id: RowId) => Promise<number | null>,
    readAgain?: ReadAgain<R>,
  ): void
  /**
   * Shows rows as they are now that have changed: reads these alone where they are all there and stay where they stand, and
   * everything that is looked at where not.
   * @param isNew tells of a row that is as new as it has to be
   * @param readNow reads them where they have come already
   */
  refresh(ids: readonly RowId[], isNew?: (row: R) => boolean, readNow?: ReadAgain<R>): void
  /** Puts newer versions of loaded rows in place, found by id. */
  patch(rows: readonly R[]): void
  /** Drops everything and aborts what is under way. */
  close(): void
}

/**
 * Rows of a server's list in blocks: loads what is looked at, keeps the most recently used, asks little at a time.
 * A failed block is asked for again by `reload` only, so that a server in trouble is not hammered.
 */
export function createRowWindow<R extends GridRow>(options: RowWindowOptions<R>): RowWindow<R> {
  const { blockSize = 100, maximumBlocks = 50, maximumRequests = 2 } = options
  const cache = createBlockCache<R>(blockSize, maximumBlocks)
  const listeners = new Set<() => void>()
  const inFlight = new Map<number, AbortController>()
  const failed = new Map<number, unknown>()
  let { fetch, locate, readAgain } = options
  let requestedQuery = options.query
  let shownQuery = options.query
  let version = 0
  let total: number | null = null
  let estimated = false
  let known = 0
  let ended = false
  let answered = false
  let wanted: readonly number[] = []
  let refreshing = Promise.resolve()
  let rereading: AbortController | undefined

  const countOf = () => {
    if (total !== null) return total
    return ended ? known : known + blockSize
  }

  /** Why rows that are looked at are missing; what failed elsewhere is shown when somebody comes there. */
  const errorOf = () => failed.get(wanted.find((block) => failed.has(block)) ?? -1)

  function changed(): void {
    version += 1
    for (const listener of listeners) listener()
  }

  function abortExcept(kept: readonly number[]): void {
    for (const [block, controller] of inFlight) {
      if (kept.includes(block)) continue
      controller.abort()
      inFlight.delete(block)
    }
  }

  function pump(): void {
    for (const block of wanted) {
      if (inFlight.size >= maximumRequests) return
      if (cache.isFresh(block) || inFlight.has(block) || failed.has(block)) continue
      void request(block)
    }
  }

  async function request(block: number): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    inFlight.set(block, controller)
    const offset = block * blockSize
    const previous = cache.isFresh(block - 1) ? cache.get(offset - 1) : undefined
    const query = requestedQuery
    const counted = (count: Count) => {
      if (query !== requestedQuery) return
      takeCount(count, known, ended)
      changed()
    }
    try {
      const answer = await fetch({ offset, size: blockSize, previous, signal, counted })
      if (signal.aborted) return
      accept(block, answer)
    } catch (problem) {
      if (signal.aborted) return
      failed.set(block, problem)
    }
    inFlight.delete(block)
    changed()
    pump()
  }

  function accept(block: number, answer: BlockAnswer<R>): void {
    if (shownQuery !== requestedQuery) {
      cache.clear()
      shownQuery = requestedQuery
      known = 0
      ended = false
    }
    answered = true
    const end = block * blockSize + answer.rows.length
    const isShort = answer.rows.length < blockSize
    cache.put(block, answer.rows, wanted)
    known = Math.max(known, end)
    ended ||= isShort
    takeCount(answer, end, isShort && answer.rows.length > 0)
  }

  /** Rows that have been seen say more than an estimate: where they end is the end, and where they go on it is not. */
  function takeCount(count: Count, end: number, isEnd: boolean): void {
    ;({ total, estimated } = count)
    if (estimated && isEnd) total = end
    if (estimated && !isEnd && total !== null && total <= end) total = end + 1
  }

  function reload(): void {
    restart()
    cache.expire(wanted)
    pump()
    changed()
  }

  async function refresh(
    ids: readonly RowId[],
    isNew: (row: R) => boolean,
    read: ReadAgain<R> | undefined,
  ): Promise<void> {
    const rows = ids.map((id) => cache.get(cache.indexOf(id))).filter((row) => row !== undefined)
    const isAllThere = ids.length > 0 && rows.length === ids.length && inFlight.size === 0
    const older = rows.filter((row) => !isNew(row))
    if (isAllThere && older.length === 0) return
    if (!isAllThere || !read || older.length > blockSize) return reload()
    const controller = (rereading = new AbortController())
    const newer = await read(older, controller.signal).catch(() => null)
    if (controller.signal.aborted) return
    if (!newer) return reload()
    cache.patch(newer)
    changed()
  }

  function restart(): void {
    rereading?.abort()
    abortExcept([])
    failed.clear()
  }

  return {
    get status() {
      if (answered && shownQuery === requestedQuery) return 'ready'
      return errorOf() === undefined ? 'loading' : 'error'
    },
    get error() {
      return errorOf()
    },
    get total() {
      return answered ? total : null
    },
    get estimated() {
      return estimated
    },
    get count() {
      return countOf()
    },
    get query() {
      return shownQuery
    },
    version: () => version,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: (index) => cache.get(index),
    indexOf: (id) => cache.indexOf(id),
    forEachLoaded: (visit) => cache.forEach(visit),
    locate: async (id) => {
      const loaded = cache.indexOf(id)
      return loaded >= 0 || !locate ? (loaded < 0 ? null : loaded) : locate(id)
    },
    hold: (indices) => cache.hold(indices),
    ensure(viewed) {
      // A query that has not answered yet starts from its beginning, wherever the old rows were left.
      const range = shownQuery === requestedQuery ? viewed : { ...viewed, from: 0, to: 0, travelled: 0 }
      const before = errorOf()
      wanted = blocksWanted(range, blockSize, countOf())
      // What is asked for ahead goes on while it is still wanted; at more than a block a frame only what is looked at does.
      abortExcept([...wanted, ...blocksTouched(range, blockSize, countOf())])
      cache.touch(wanted)
      pump()
      if (errorOf() !== before) changed()
    },
    reload,
    refresh(ids, isNew = () => false, readNow) {
      // In turn: what one has read may be as new as the next asks for.
      refreshing = refreshing.then(() => refresh(ids, isNew, readNow ?? readAgain))
    },
    setQuery(query, newFetch, newLocate, newReadAgain) {
      fetch = newFetch
      locate = newLocate
      readAgain = newReadAgain
      if (query === requestedQuery) return
      requestedQuery = query
      restart()
      cache.expire(wanted)
      wanted = [0]
      pump()
      changed()
    },
    patch(rows) {
      cache.patch(rows)
      changed()
    },
    close() {
      restart()
      cache.clear()
      wanted = []
      listeners.clear()
    },
  }
}

/** The blocks to load, most urgent first: where the eye landed, then the direction of travel; none at more than a block a frame. */
export function blocksWanted(viewed: ViewedRange, blockSize: number, count: number): number[] {
  if (Math.abs(viewed.travelled) > blockSize) return []
  const touched = blocksTouched(viewed, blockSize, count)
  const [first, last] = [touched[0], touched.at(-1)]
  if (first === undefined || last === undefined) return []
  const isUpwards = viewed.travelled < 0
  const ordered = isUpwards ? touched.toReversed() : touched
  const ahead = isUpwards ? first - 1 : last + 1
  const exists = ahead >= 0 && ahead * blockSize < count
  // Only when the view nears the block's end: a short visit should cost one request.
  const isNear = isUpwards
    ? viewed.from - first * blockSize < blockSize / 2
    : (last + 1) * blockSize - viewed.to < blockSize / 2
  return exists && isNear ? [...ordered, ahead] : ordered
}

function blocksTouched(viewed: ViewedRange, blockSize: number, count: number): number[] {
  const first = Math.floor(Math.max(0, viewed.from) / blockSize)
  const last = Math.floor(Math.min(viewed.to, count - 1) / blockSize)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
