/** One of those who share something: how much they weigh, or what they have whatever the others get. */
export interface Sharer {
  readonly weight: number
  readonly locked?: number | undefined
}

/**
 * Shares out a whole number by weight, by the largest remainder, so that the shares add up to it exactly. Those locked keep
 * theirs; where all weigh nothing they share alike.
 * @returns undefined where what is locked is more than there is, or leaves something that nobody may take
 */
export function shareOut(sharers: readonly Sharer[], total: number): number[] | undefined {
  const kept = sharers.reduce((sum, { locked = 0 }) => sum + locked, 0)
  const free = total - kept
  const open = sharers.filter(({ locked }) => locked === undefined)
  if (free < 0 || (open.length === 0 && free !== 0)) return undefined
  const weights = open.reduce((sum, { weight }) => sum + weight, 0)
  const exact = sharers.map(({ weight, locked }) => {
    if (locked !== undefined) return locked
    return weights === 0 ? free / open.length : (free * weight) / weights
  })
  const whole = exact.map(Math.floor)
  const missing = total - whole.reduce((sum, each) => sum + each, 0)
  const byRemainder = exact
    .map((each, index) => ({ index, rest: each - Math.floor(each) }))
    .filter(({ index }) => sharers[index]?.locked === undefined)
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}
