/** Where a person is in a queue: the item in hand, and its place when it was last seen. */
export interface QueueCursor {
  readonly id: number | null
  readonly index: number
}

/** The first item, before any is known. */
export const atFirst: QueueCursor = { id: null, index: 0 }

/**
 * The cursor over the items that wait now: the item in hand where it still waits, else the one that has moved up into its
 * place, so that the next one follows by itself.
 * @param ids the waiting items in order
 */
export function settle(cursor: QueueCursor, ids: readonly number[]): QueueCursor {
  const found = cursor.id === null ? -1 : ids.indexOf(cursor.id)
  const index = found >= 0 ? found : Math.max(0, Math.min(cursor.index, ids.length - 1))
  const id = ids[index] ?? null
  return id === cursor.id && index === cursor.index ? cursor : { id, index }
}

/** The item this many places on, around the ends. From an item that waits no more, the one in its place is the first. */
export function stepBy(cursor: QueueCursor, ids: readonly number[], by: number): QueueCursor {
  if (ids.length === 0) return atFirst
  const isGone = cursor.id !== null && !ids.includes(cursor.id)
  const to = isGone && by > 0 ? cursor.index + by - 1 : cursor.index + by
  const index = ((to % ids.length) + ids.length) % ids.length
  return { id: ids[index] ?? null, index }
}

/** The items that come after the one in hand, each once, around the end. */
export function comingNext(cursor: QueueCursor, ids: readonly number[], count: number): number[] {
  const next = Array.from({ length: Math.min(count, ids.length) }, (_, index) => stepBy(cursor, ids, index + 1).id)
  return [...new Set(next)].filter((id): id is number => id !== null && id !== cursor.id)
}
