import { match } from '../../src/client/palette/matcher'
import { prepareIndex } from '../../src/client/palette/prepared-index'
import { commandIndex } from '../unit/palette/command-titles'
import { GOLDEN } from '../unit/palette/golden-set'

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

/** Types every golden query letter by letter over `commands` entries, and times each match alone. */
export function measurePaletteMatch(commands = 4_000): MatchTimes {
  const known = commandIndex()
  const entries = Array.from({ length: commands }, (_, at) => {
    const entry = known[at % known.length]!
    return { ...entry, id: `${entry.id}.${Math.floor(at / known.length)}` }
  })
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
    commands,
    keystrokes: times.length,
    preparing,
  }
}

function time(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
