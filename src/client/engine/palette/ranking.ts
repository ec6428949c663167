import { PINYIN, SUBSTRING } from './tiers'

/** What orders two commands of one tier. */
export interface Standing {
  readonly tier: number
  /** 0 to 255: how often and how lately it was run for such a query. */
  readonly habit: number
  /** 3 for the selected rows, 2 for the row under the cursor, 1 for the page, 0 for everywhere else. */
  readonly nearness: number
  /** It leads to a page whose whole name was typed. */
  readonly isPageNamed: boolean
  /** 0 to 1023: how much of the title is typed, and how near to its start. */
  readonly quality: number
  /** 0 to 255. */
  readonly priority: number
  /** Its position by title; tells apart all others. */
  readonly titleOrder: number
}

/**
 * One number that orders all results, the lowest first. While a command of what is in hand fits, no other is before it,
 * whatever the habits; only a page whose whole name is typed keeps its place. Then tier, whether it acts on selected rows,
 * habit, quality, priority, title. From substrings on, where much fits by chance, an eighth of the quality comes before habit.
 * 50 bits, exact in a double.
 */
export function rankOf({ tier, habit, nearness, isPageNamed, quality, priority, titleOrder }: Standing): number {
  const isMeant = isPageNamed || (nearness > 0 && tier <= PINYIN)
  const band = tier >= SUBSTRING ? 7 - (quality >> 7) : 0
  let rank = ((isMeant ? 0 : 32) + tier) * 8 + band
  rank = rank * 2 + (nearness === 3 ? 0 : 1)
  rank = rank * 256 + (255 - habit)
  rank = rank * 1024 + (1023 - quality)
  rank = rank * 64 + (63 - (priority >> 2))
  return rank * 65_536 + titleOrder
}

/** The tier and quality that a rank was made of. */
export function readRank(rank: number): { tier: number; quality: number } {
  const high = Math.floor(rank / 2 ** 22)
  return { tier: Math.floor(rank / 2 ** 44) % 32, quality: 1023 - (high % 1024) }
}

/** Keeps the lowest of many ranks, in order, each with a payload: a sorted array that stays short. */
export class Lowest {
  readonly ranks: number[] = []
  readonly payloads: number[] = []
  private readonly limit: number

  constructor(limit: number) {
    this.limit = limit
  }

  /** Whether a rank would be kept now. */
  admits(rank: number): boolean {
    return this.ranks.length < this.limit || rank < this.ranks[this.ranks.length - 1]!
  }

  add(rank: number, payload: number): void {
    let at = this.ranks.length
    while (at > 0 && this.ranks[at - 1]! > rank) at--
    this.ranks.splice(at, 0, rank)
    this.payloads.splice(at, 0, payload)
    if (this.ranks.length > this.limit) {
      this.ranks.pop()
      this.payloads.pop()
    }
  }
}
