import type { Random } from '../../base/random'
import { split } from './live-days'

/** Points of a stream, at most. */
const mostPoints = 40

interface Course {
  readonly at: number
  readonly viewers: number
  readonly coins: number
}

/** How a stream went: more and more come, then they go again, and gifts come in bursts; it comes to the figures of the stream. */
export function courseOf(
  { seconds, peak, coins }: { readonly seconds: number; readonly peak: number; readonly coins: number },
  random: Random,
): readonly Course[] {
  const points = Math.max(2, Math.min(mostPoints, Math.floor(seconds / 60)))
  const crest = 0.35 + random.next() * 0.4
  const shares = Array.from({ length: points }, (_, nth) => {
    const away = (nth / points - crest) / 0.32
    return Math.exp(-away * away) * (0.86 + random.next() * 0.14)
  })
  const highest = Math.max(...shares)
  const gifts = split(coins, points, (nth) => shares[nth]! * (random.chance(0.2) ? 4 : 0.4 + random.next()))
  return shares.map((share, nth) => ({
    at: Math.round((nth * seconds) / points),
    viewers: Math.max(1, Math.round((peak * share) / highest)),
    coins: gifts[nth]!,
  }))
}
