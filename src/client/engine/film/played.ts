/** A stretch of a film that was played, from where to where, in seconds. */
export type Stretch = readonly [from: number, to: number]

/** A player tells where it is several times a second; what is farther apart was jumped over. In seconds of the film at usual speed. */
const longestStep = 1

/**
 * What was played, once the film has gone on from one place to the next.
 * @param speed that it plays at, 1 being the usual one
 */
export function withPlayed(played: readonly Stretch[], from: number, to: number, speed: number): readonly Stretch[] {
  if (to <= from || to - from > longestStep * Math.max(1, speed)) return played
  const last = played.at(-1)
  return last && Math.abs(last[1] - from) < 0.001 ? [...played.slice(0, -1), [last[0], to]] : [...played, [from, to]]
}
