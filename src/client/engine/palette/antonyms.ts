import type { IndexEntry } from './index-entry'

interface Ranked {
  readonly entry: IndexEntry
  readonly tier: number
  readonly quality: number
}

/**
 * Keeps a command and the one that takes it back from changing places by habit: of two that fit in the same way, the one
 * whose title is typed more closely is first. Rows must come best first; returns a new order.
 */
export function separateAntonyms<R extends Ranked>(rows: readonly R[]): R[] {
  const ordered = [...rows]
  for (let at = 1; at < ordered.length; at++) {
    const row = ordered[at]!
    const earlier = ordered.findIndex((other, place) => place < at && isClosed(row, other))
    if (earlier < 0) continue
    ordered.splice(at, 1)
    ordered.splice(earlier, 0, row)
  }
  return ordered
}

/** An eighth of the scale: differences below come from the length of titles, not from what was typed. */
const CLEAR = 128

function isClosed(row: Ranked, earlier: Ranked): boolean {
  const isPair = row.entry.inverse === earlier.entry.id || earlier.entry.inverse === row.entry.id
  return isPair && row.tier === earlier.tier && row.quality - earlier.quality >= CLEAR
}
