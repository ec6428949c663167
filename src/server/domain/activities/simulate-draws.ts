interface Prize {
  readonly value: number
  readonly chancePpm: number
}

/** What drawing many times came to. */
export interface Drawn {
  /** Percent of the stakes. */
  readonly back: number
  /** The same over a thousand plays, in the worst and the best of a hundred such stretches: the 5th and the 95th. */
  readonly low: number
  readonly high: number
  /** The most plays in a row that gave less than the stake. */
  readonly longestLoss: number
}

const stretch = 1_000

/**
 * Draws by a table of prizes.
 * @param stake what one play costs; `plays` how often, a multiple of a thousand
 * @param random numbers from 0 up to 1
 */
export function simulateDraws(prizes: readonly Prize[], stake: number, plays: number, random: () => number): Drawn {
  const whole = prizes.reduce((sum, { chancePpm }) => sum + chancePpm, 0)
  const ends = prizes.map((_, index) => prizes.slice(0, index + 1).reduce((sum, { chancePpm }) => sum + chancePpm, 0))
  const stretches: number[] = []
  let [all, part, losing, longestLoss] = [0, 0, 0, 0]
  for (let play = 1; play <= plays; play++) {
    const ticket = random() * whole
    const paid = prizes[ends.findIndex((end) => ticket < end)]?.value ?? 0
    all += paid
    part += paid
    losing = paid < stake ? losing + 1 : 0
    longestLoss = Math.max(longestLoss, losing)
    if (play % stretch > 0) continue
    stretches.push(part)
    part = 0
  }
  stretches.sort((a, b) => a - b)
  const percentOf = (paid: number, count: number) => Math.round((paid / (count * stake)) * 10_000) / 100
  const at = (share: number) => percentOf(stretches[Math.floor(stretches.length * share)] ?? 0, stretch)
  return { back: percentOf(all, plays), low: at(0.05), high: at(0.95), longestLoss }
}
