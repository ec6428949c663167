/** One outcome of a draw: what it pays, and how likely it is next to the others. */
export interface Outcome {
  readonly pays: number
  readonly weight: number
}

/** What this many draws came to. */
export interface Drawn {
  readonly paid: number
  readonly wins: number
  /** The most draws in a row that paid nothing. */
  readonly longestWithout: number
  /** Where the pool stood at its lowest. */
  readonly lowest: number
}

/**
 * Draws as often as is asked.
 * @param total what the weights are shares of; what they do not fill pays nothing
 * @param costs what a draw brings into the pool
 * @param random a number from 0 up to 1, by chance
 */
export function draw(
  outcomes: readonly Outcome[],
  { total, draws, costs, start }: { total: number; draws: number; costs: number; start: number },
  random: () => number,
): Drawn {
  let [paid, wins, without, longestWithout, level, lowest] = [0, 0, 0, 0, start, start]
  for (let nth = 0; nth < draws; nth++) {
    const pays = oneOf(outcomes, random() * total)
    level += costs - pays
    lowest = Math.min(lowest, level)
    paid += pays
    if (pays > 0) [wins, without] = [wins + 1, 0]
    else longestWithout = Math.max(longestWithout, ++without)
  }
  return { paid, wins, longestWithout, lowest }
}

function oneOf(outcomes: readonly Outcome[], point: number): number {
  let sum = 0
  for (const { pays, weight } of outcomes) {
    sum += weight
    if (point < sum) return pays
  }
  return 0
}

/** What a draw pays on average. */
export function meanOf(outcomes: readonly Outcome[], total: number): number {
  return total === 0 ? 0 : outcomes.reduce((sum, { pays, weight }) => sum + pays * weight, 0) / total
}
