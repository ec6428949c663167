import { fold } from './text-fold'
import { dayMs } from '../../../schema/time'

/** Use of one command: its weight at a moment (milliseconds since 1970), halved every seven days since. */
export type Use = readonly [weight: number, at: number]

/** What an account has run from the palette; plain JSON, kept per account in the browser and sent nowhere. */
export interface Frecency {
  readonly version: 1
  readonly commands: Readonly<Record<string, Use>>
  /** The same by what was typed, folded. */
  readonly queries: Readonly<Record<string, Readonly<Record<string, Use>>>>
  /** Ids, the latest first. */
  readonly recents: readonly string[]
  /** Ids that are to be at hand, in the order in which they were pinned. */
  readonly pinned?: readonly string[]
}

export const NO_FRECENCY: Frecency = { version: 1, commands: {}, queries: {}, recents: [] }

/** Notes that a command was run for what was typed (empty when it was picked from the list) at `now`, in milliseconds. */
export function noteUse(frecency: Frecency, id: string, typed: string, now: number): Frecency {
  const query = fold(typed).trim()
  const recents = [id, ...frecency.recents.filter((recent) => recent !== id)].slice(0, MOST_RECENTS)
  const commands = keepBest({ ...frecency.commands, [id]: used(frecency.commands[id], now) }, MOST_COMMANDS, now)
  if (!query) return { ...frecency, commands, recents }
  const known = frecency.queries[query] ?? {}
  const { [query]: _, ...others } = frecency.queries
  const queries = keepLatest({ ...others, [query]: { ...known, [id]: used(known[id], now) } }, MOST_QUERIES)
  return { ...frecency, commands, queries, recents }
}

/** Pins a command, or takes the pin out. */
export function togglePin(frecency: Frecency, id: string): Frecency {
  const { pinned = [] } = frecency
  return { ...frecency, pinned: isPinned(frecency, id) ? pinned.filter((other) => other !== id) : [...pinned, id] }
}

export function isPinned({ pinned = [] }: Frecency, id: string): boolean {
  return pinned.includes(id)
}

/** Forgets a command: no longer recent, no habit. A pin stays. */
export function forgetUse(frecency: Frecency, id: string): Frecency {
  const without = (uses: Readonly<Record<string, Use>>): Record<string, Use> =>
    Object.fromEntries(Object.entries(uses).filter(([known]) => known !== id))
  const queries = Object.entries(frecency.queries).map(([query, uses]) => [query, without(uses)] as const)
  return {
    ...frecency,
    commands: without(frecency.commands),
    queries: Object.fromEntries(queries),
    recents: frecency.recents.filter((recent) => recent !== id),
  }
}

/**
 * How used the account is to each command, 0 to 255, for what is typed now: runs for the same text count four times, for a
 * text that this one begins or goes on from twice, others once. Logarithmic, so that a hundred runs do not bury ten.
 */
export function habitsFor(frecency: Frecency, typed: string, now: number): Map<string, number> {
  const query = fold(typed).trim()
  const weights = new Map<string, number>()
  const add = (uses: Readonly<Record<string, Use>>, factor: number): void => {
    for (const [id, use] of Object.entries(uses)) weights.set(id, (weights.get(id) ?? 0) + factor * weightAt(use, now))
  }
  add(frecency.commands, 1)
  if (query) {
    for (const [known, uses] of Object.entries(frecency.queries)) {
      if (known === query) add(uses, 3)
      else if (known.startsWith(query) || query.startsWith(known)) add(uses, 1)
    }
  }
  return new Map([...weights].map(([id, weight]) => [id, Math.min(255, Math.round(32 * Math.log2(1 + weight)))]))
}

/** Reads what was kept; anything else than a frecency of this version is none. */
export function readFrecency(json: string | null): Frecency {
  try {
    const kept = JSON.parse(json ?? 'null') as Partial<Frecency> | null
    return kept?.version === 1 && kept.commands && kept.queries && kept.recents ? (kept as Frecency) : NO_FRECENCY
  } catch {
    return NO_FRECENCY
  }
}

const HALF_LIFE = 7 * dayMs
const MOST_RECENTS = 20
const MOST_COMMANDS = 300
const MOST_QUERIES = 200

function weightAt([weight, at]: Use, now: number): number {
  return weight * 2 ** (-Math.max(0, now - at) / HALF_LIFE)
}

function used(use: Use | undefined, now: number): Use {
  return [1 + (use ? weightAt(use, now) : 0), now]
}

function keepBest(uses: Record<string, Use>, most: number, now: number): Record<string, Use> {
  const entries = Object.entries(uses)
  if (entries.length <= most) return uses
  entries.sort(([, a], [, b]) => weightAt(b, now) - weightAt(a, now))
  return Object.fromEntries(entries.slice(0, most))
}

/** Keys stand in the order of their last use. */
function keepLatest<V>(values: Record<string, V>, most: number): Record<string, V> {
  return Object.fromEntries(Object.entries(values).slice(-most))
}
