import { fitEntry, type EntryFit } from './entry-fit'
import { highlight, type Range } from './highlight'
import type { IndexEntry } from './index-entry'
import type { PreparedEntry, PreparedIndex } from './prepared-index'
import { parseQuery, type Query, type Token } from './query'
import { Lowest, rankOf, readRank } from './ranking'
import { nearness } from './near-match'
import { separateAntonyms } from './antonyms'
import { countMissing } from './text-fold'
import { EXACT, NEAR, NONE, SUBSTRING, TIERS, type Tier } from './tiers'
import { readToken } from './token-tier'

export interface MatchOptions {
  /** 0 to 255 by command id: how used the account is to it for such a query (see `frecency`). */
  readonly habits?: ReadonlyMap<string, number>
  /** How near a command is to what is in hand, by id (see `Nearness`). */
  readonly contexts?: ReadonlyMap<string, Nearness>
  /** Leaves out commands; asked only for those that would be shown. */
  readonly isHidden?: (id: string) => boolean
  /** Keeps to some of the commands. */
  readonly only?: (entry: IndexEntry) => boolean
}

export interface Match {
  readonly entry: IndexEntry
  readonly tier: Tier
  /** What to mark in the English and the Chinese title, as [from, to) offsets. */
  readonly en: readonly Range[]
  readonly zh: readonly Range[]
}

export interface MatchResult {
  /** What was typed, as it came in: rows belong to this text and no other. */
  readonly typed: string
  readonly rows: readonly Match[]
}

/** 3: it acts on the selected rows; 2: on the row under the cursor; 1: it is the page's. */
export type Nearness = 1 | 2 | 3

export const MOST_ROWS = 50

/**
 * Ranks the commands that fit what is typed; every word typed must be found, in either language, in any order; where
 * none has all, the nearest stand in (tier `near`). The same query over the same index gives the same rows. Empty text gives none.
 */
export function match(index: PreparedIndex, typed: string, options: MatchOptions = {}): MatchResult {
  const query = parseQuery(typed)
  if (query.tokens.length === 0) return { typed, rows: [] }
  const search = new Search(index, query, options)
  search.run(false)
  if (search.best > SUBSTRING) search.run(true)
  if (search.best === NONE) search.runNear()
  return search.result(typed)
}

class Search {
  best: number = NONE
  private readonly index: PreparedIndex
  private readonly query: Query
  private readonly options: MatchOptions
  private readonly habits: Uint8Array
  private readonly contexts: Uint8Array
  private lowest = new Lowest(MOST_ROWS)

  constructor(index: PreparedIndex, query: Query, options: MatchOptions) {
    this.index = index
    this.query = query
    this.options = options
    this.habits = spread(index, options.habits)
    this.contexts = spread(index, options.contexts)
  }

  /** One pass over all commands; with `slips`, one that forgives typing errors. */
  run(slips: boolean): void {
    const { index, query, options } = this
    const readings = query.tokens.map((token) => readToken(index, token, slips))
    const required = query.tokens.reduce((mask, token) => (isFoundByLetters(token) ? mask | token.mask : mask), 0)
    const meant = query.tokens.filter((token) => !token.optional && !isFoundByLetters(token))
    const missing = slips ? MOST_MISSING : 0
    this.lowest = new Lowest(MOST_ROWS)
    const { entries } = index
    for (let position = 0; position < entries.length; position++) {
      const entry = entries[position]!
      if ((required & ~entry.mask) !== 0 && countMissing(required, entry.mask) > missing) continue
      if (meant.some((token) => isOutOfReach(token, entry, missing))) continue
      if (options.only && !options.only(entry.entry)) continue
      if (fitEntry(entry, query, readings, fit) === NONE) continue
      this.keep(position, fit)
    }
  }

  /** A pass for what nothing is called: by as many of the words, or of their letters, as there are. */
  runNear(): void {
    const near = nearness(this.index, this.query)
    near.forEach((quality, position) => {
      if (quality > 0 && this.options.only?.(this.index.entries[position]!.entry) !== false)
        this.keep(position, { tier: NEAR, quality })
    })
  }

  result(typed: string): MatchResult {
    const { ranks, payloads } = this.lowest
    const kept = ranks.map((rank, at) => ({
      ...readRank(rank),
      position: payloads[at]!,
    }))
    const ordered = separateAntonyms(kept.map((row) => ({ ...row, entry: this.index.entries[row.position]!.entry })))
    const rows = ordered.map(({ entry, tier, position }) => ({
      entry,
      tier: TIERS[tier]!,
      ...highlight(this.index.entries[position]!.title, this.query),
    }))
    return { typed, rows }
  }

  private keep(position: number, { tier, quality }: EntryFit): void {
    const { entry } = this.index.entries[position]!
    const rank = rankOf({
      tier,
      habit: this.habits[position]!,
      nearness: this.contexts[position]!,
      isPageNamed: tier === EXACT && entry.route !== undefined,
      quality,
      priority: Math.max(0, Math.min(255, entry.priority)),
      titleOrder: this.index.titleOrder[position]!,
    })
    if (!this.lowest.admits(rank) || this.options.isHidden?.(entry.id)) return
    this.lowest.add(rank, position)
    if (tier < this.best) this.best = tier
  }
}

/** Letters that a title may lack of what was typed with typing errors. */
const MOST_MISSING = 3

/** Whether an entry has neither the letters of a word nor anything of its meaning. */
function isOutOfReach({ mask, meaningMask }: Token, entry: PreparedEntry, missing: number): boolean {
  return (meaningMask & entry.meaningMask) === 0 && countMissing(mask, entry.mask) > missing
}

/** A word that has a meaning may be found by other letters. */
function isFoundByLetters({ optional, meanings, pieces }: Token): boolean {
  return !optional && meanings.length === 0 && pieces.length === 0
}

const fit: EntryFit = { tier: NONE, quality: 0 }

function spread(index: PreparedIndex, values: ReadonlyMap<string, number> | undefined): Uint8Array {
  const spread = new Uint8Array(index.entries.length)
  values?.forEach((value, id) => {
    const position = index.positionOf.get(id)
    if (position !== undefined) spread[position] = value
  })
  return spread
}
