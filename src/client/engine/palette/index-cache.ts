import type { IndexEntry } from './index-entry'
import { prepareIndex, type PreparedIndex } from './prepared-index'

const prepared = new WeakMap<readonly IndexEntry[], PreparedIndex>()

/** The prepared form of a list of entries: worked out once for each list, best while nobody waits (see `warmPalette`). */
export function indexOf(entries: readonly IndexEntry[]): PreparedIndex {
  const known = prepared.get(entries) ?? prepareIndex(entries)
  prepared.set(entries, known)
  return known
}
