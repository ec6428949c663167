import type { IndexEntry } from '../../src/client/engine/palette/index-entry'
import { match } from '../../src/client/engine/palette/matcher'
import { prepareIndex } from '../../src/client/engine/palette/prepared-index'
import { GOLDEN } from '../unit/client/engine/palette/golden-set'

export interface MatchTimes {
  /** Milliseconds for one keystroke. */
  readonly median: number
  readonly p95: number
  readonly slowest: number
  readonly commands: number
  readonly keystrokes: number
  /** Milliseconds to prepare the index, once a session. */
  readonly preparing: number
}

/** Types every golden query letter by letter over some entries, and times each match alone. */
export function measurePaletteMatch(entries: readonly IndexEntry[]): MatchTimes {
  const before = performance.now()
  const index = prepareIndex(entries)
  const preparing = performance.now() - before
  const typed = GOLDEN.flatMap(([query]) => Array.from(query, (_, at) => query.slice(0, at + 1)))
  typed.forEach((query) => match(index, query))
  const times = typed.map((query) => time(() => match(index, query))).sort((a, b) => a - b)
  return {
    median: times[Math.floor(times.length / 2)]!,
    p95: times[Math.floor(times.length * 0.95)]!,
    slowest: times[times.length - 1]!,
    commands: entries.length,
    keystrokes: times.length,
    preparing,
  }
}

function time(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
