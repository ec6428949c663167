import { dayMs, minuteMs } from '../../schema/time'

/** A push is scheduled at least so far ahead and at most so far, in milliseconds. */
export const soonestAhead = 10 * minuteMs
const latestAhead = 90 * dayMs

/** Two marketing pushes to the same people keep this distance, in milliseconds. */
export const marketingGap = 30 * minuteMs

/** A language spoken by more than this share of the audience needs its own text. */
export const captionShare = 0.05

/** Beyond this many reachable users an approval asks for the right to approve large pushes. */
export const largeAudience = 1_000_000

/** A test goes to this many users at most. */
export const maxTestUsers = 20

/** Groups of fewer users are not compared: their shares are not yet telling. */
export const fewestUsers = 100

/** A winner is named from this confidence on, in percent; below it the difference may be chance. */
export const winnerPercent = 95

/** The caption id of what is wrong with a moment to send at; undefined when nothing is. */
export function sendAtProblem(sendAt: string, now: number): string | undefined {
  const ahead = Date.parse(sendAt) - now
  return ahead < soonestAhead ? 'error.pushTooSoon' : ahead > latestAhead ? 'error.pushTooFar' : undefined
}
